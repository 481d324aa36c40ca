#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The parts of DocC render JSON that say something, as the RenderNode specification names them.
struct DocCPage: Decodable {
  var identifier: DocCIdentifier?
  var metadata: DocCMetadata?
  var title: String?
  var abstract: [DocCNode]?
  var primaryContentSections: [DocCNode]?
  var sections: [DocCNode]?
  var topicSections: [DocCGroup]?
  var topicSectionsStyle: String?
  var seeAlsoSections: [DocCGroup]?
  var deprecationSummary: [DocCNode]?
  var references: [String: DocCReference]?

  /// Whether the JSON is a page at all.
  var isPage: Bool {
    primaryContentSections != nil || identifier != nil && (metadata != nil || sections != nil)
  }
}

/// The index of an archive: titles and paths, no text.
struct DocCIndex: Decodable {
  var interfaceLanguages: [String: [DocCIndexEntry]]
}

/// One entry of an index; what is below it is not needed.
struct DocCIndexEntry: Decodable {
  var title: String?
}

/// The address of a page inside its archive.
struct DocCIdentifier: Decodable {
  var url: String?
}

/// What a page says of itself.
struct DocCMetadata: Decodable {
  var title: String?
  var customMetadata: [String: String]?
}

/// A group of links at the foot of a page.
struct DocCGroup: Decodable {
  var title: String?
  var identifiers: [String]?
  var discussion: DocCNode?
}

/// What a link or an image leads to.
struct DocCReference: Decodable {
  var type: String?
  var title: String?
  var url: String?
  var alt: String?
  var variants: [Variant]?

  /// One file of an image.
  struct Variant: Decodable {
    var url: String?
  }
}

/// Any block, inline, list item, column, tab or section: each kind fills its own few fields.
struct DocCNode: Decodable {
  var type: String?
  var kind: String?
  var name: String?
  var style: String?
  var title: String?
  var text: String?
  var level: Int?
  var code: Code?
  var identifier: String?
  var overridingTitle: String?
  var destination: String?
  var isActive: Bool?
  var start: Int?
  var header: String?
  var media: String?
  var metadata: Metadata?
  var term: Inlines?
  var definition: Content?
  var inlineContent: [DocCNode]?
  var content: [DocCNode]?
  var summary: [DocCNode]?
  var caption: [DocCNode]?
  var abstract: [DocCNode]?
  var columns: [DocCNode]?
  var tabs: [DocCNode]?
  var chapters: [DocCNode]?
  var tasks: [DocCNode]?
  var contentSection: [DocCNode]?
  var stepsSection: [DocCNode]?
  var assessments: [DocCNode]?
  var choices: [DocCNode]?
  var justification: [DocCNode]?
  var tiles: [DocCNode]?
  var parameters: [DocCNode]?
  var values: [DocCNode]?
  var items: Items?
  var rows: [[[DocCNode]]]?

  /// Code is a string in a line and a list of lines in a listing.
  enum Code: Decodable {
    case inline(String)
    case lines([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let lines = try? container.decode([String].self) {
        self = .lines(lines)
      } else {
        self = .inline(try container.decode(String.self))
      }
    }
  }

  /// The items of a list are blocks, those of a group of links are identifiers.
  enum Items: Decodable {
    case nodes([DocCNode])
    case identifiers([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let identifiers = try? container.decode([String].self) {
        self = .identifiers(identifiers)
      } else {
        self = .nodes(try container.decode([DocCNode].self))
      }
    }
  }

  /// A caption.
  struct Metadata: Decodable {
    var title: String?
    var abstract: [DocCNode]?
  }

  /// The term of a term list.
  struct Inlines: Decodable {
    var inlineContent: [DocCNode]?
  }

  /// The definition of a term list.
  struct Content: Decodable {
    var content: [DocCNode]?
  }
}
