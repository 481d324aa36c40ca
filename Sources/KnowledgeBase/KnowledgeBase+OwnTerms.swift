package import TextAnalysis

extension KnowledgeBase {
  /// The glossary without the terms that are a team's own.
  package func sharedGlossary() throws(KnowledgeBaseError) -> Glossary {
    try ConceptRecords(database: database).stored().shared.glossary
  }
}
