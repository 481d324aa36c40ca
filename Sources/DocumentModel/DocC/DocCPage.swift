#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The parts of DocC render JSON with content, named as in the RenderNode specification.
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

  /// Whether the JSON is a page.
  var isPage: Bool {
    primaryContentSections != nil || identifier != nil && (metadata != nil || sections != nil)
  }
}

/// The index of an archive: titles and paths, no text.
struct DocCIndex: Decodable {
  var interfaceLanguages: [String: [DocCIndexEntry]]
}

/// An entry of an index, without those below it.
struct DocCIndexEntry: Decodable {
  var title: String?
}

/// The URL of a page inside its archive.
struct DocCIdentifier: Decodable {
  var url: String?
}

/// The metadata of a page.
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

/// The target of a link or an image.
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

/// Any block, inline, list item, column, tab or section; each kind uses a few of the fields.
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

  /// A string in inline code, a list of strings in a listing.
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

  /// Blocks in a list, identifiers in a group of links.
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
