package import Guidelines

extension [Dimension] {
  /// The dimensions that a cell of `dimensions.tsv` names: "leading, trailing".
  package static func named(in cell: String) -> [Dimension] {
    cell.split(separator: ",").map { Dimension(rawValue: String($0.drop { $0 == " " })) }
  }
}
