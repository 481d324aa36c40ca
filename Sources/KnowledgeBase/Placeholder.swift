let x = PackageResources.v1_first_sql
