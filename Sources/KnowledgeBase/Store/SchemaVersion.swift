/// The version of the schema, apart from the migrations that make it, which errors do not need.
enum SchemaVersion {
  /// The version that this hig reads and writes: the number of migrations.
  static let current = 4
}
