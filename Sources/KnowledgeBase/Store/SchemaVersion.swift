/// The version of the schema, separate from the migrations, which errors do not need.
enum SchemaVersion {
  /// The version that this hig reads and writes: the number of migrations.
  static let current = 11
}
