/// The version of the schema, separate from the migrations so that errors do not depend on these.
enum SchemaVersion {
  /// The version that this hig reads and writes: the number of migrations.
  static let current = 12
}
