import UIKit

enum QuarryLayout {
  static func stones() -> NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(  // finds: fixed-height-text
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(72))
    return NSCollectionLayoutItem(layoutSize: size)
  }

  static func pictures() -> NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(  // leaves: fixed-height-text
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(72))
    return NSCollectionLayoutItem(layoutSize: size)
  }
}
