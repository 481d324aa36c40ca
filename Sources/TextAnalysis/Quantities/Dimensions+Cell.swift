package import Guidelines

extension [Dimension] {
  /// The dimensions in a cell of `dimensions.tsv`, such as "leading, trailing".
  package static func named(in cell: String) -> [Dimension] {
    cell.split(separator: ",").map { Dimension(rawValue: String($0.drop { $0 == " " })) }
  }
}
