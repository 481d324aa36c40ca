import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.search.similarities.PerFieldSimilarityWrapper;
import org.apache.lucene.search.similarities.Similarity;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * The export for OpenSearch in the library that OpenSearch is made of. It reads FOLDER/fields.tsv, which
 * engines.py writes, and answers questions on its standard input, a line each; the first line that it prints
 * is the number of entries.
 */
class LuceneIndex {
  private static final Map<String, Float> WEIGHTS = new LinkedHashMap<>();

  static {
    WEIGHTS.put("title", 2.5f);
    WEIGHTS.put("body", 0.5f);
    WEIGHTS.put("subject", 4f);
    WEIGHTS.put("context", 0.8f);
    WEIGHTS.put("asked", 0.8f);
  }

  /** The similarities of index.json. */
  private static final Similarity SIMILARITY = new PerFieldSimilarityWrapper() {
    @Override
    public Similarity get(String field) {
      float length = field.equals("title") ? 0.2f : field.equals("body") ? 0.3f : 0f;
      return new BM25Similarity(3f, length);
    }
  };

  public static void main(String[] arguments) throws Exception {
    var directory = new ByteBuffersDirectory();
    var settings = new IndexWriterConfig(new WhitespaceAnalyzer()).setSimilarity(SIMILARITY);
    try (var writer = new IndexWriter(directory, settings)) {
      for (String line : Files.readAllLines(Path.of(arguments[0], "fields.tsv"))) {
        writer.addDocument(document(line.split("\t", -1)));
      }
    }
    var reader = DirectoryReader.open(directory);
    var searcher = new IndexSearcher(reader);
    searcher.setSimilarity(SIMILARITY);
    System.out.println(reader.numDocs());
    var questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var answers = new java.io.PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = questions.readLine(); line != null; line = questions.readLine()) {
      String[] cells = line.split("\t");
      answers.println(cells[0].equals("has") ? has(searcher, cells) : search(searcher, cells));
    }
  }

  /** The id, the kind, then the fields. */
  private static Document document(String[] cells) {
    var document = new Document();
    document.add(new StringField("id", cells[0], Field.Store.YES));
    document.add(new StringField("kind", cells[1], Field.Store.NO));
    int place = 2;
    for (String field : WEIGHTS.keySet()) {
      document.add(new TextField(field, cells[place++], Field.Store.NO));
    }
    return document;
  }

  private static String has(IndexSearcher searcher, String[] cells) throws Exception {
    var query = new BooleanQuery.Builder()
        .add(new TermQuery(new Term("id", cells[1])), Occur.MUST)
        .add(new TermQuery(new Term(cells[2], cells[3])), Occur.MUST).build();
    return "" + searcher.count(query);
  }

  /** Each cell is a weight and the terms of a word, with spaces between them. */
  private static String search(IndexSearcher searcher, String[] cells) throws Exception {
    var words = new BooleanQuery.Builder();
    for (int cell = 1; cell < cells.length; cell++) {
      String[] parts = cells[cell].split(" ");
      List<Query> matches = new ArrayList<>();
      for (int part = 1; part < parts.length; part++) {
        for (var field : WEIGHTS.entrySet()) {
          var term = new TermQuery(new Term(field.getKey(), parts[part]));
          matches.add(new BoostQuery(term, field.getValue()));
        }
      }
      var word = new DisjunctionMaxQuery(matches, 0.3f);
      words.add(new BoostQuery(word, Float.parseFloat(parts[0])), Occur.SHOULD);
    }
    var query = new BooleanQuery.Builder()
        .add(words.build(), Occur.MUST)
        .add(new TermQuery(new Term("kind", "rule")), Occur.FILTER).build();
    List<String> ids = new ArrayList<>();
    for (ScoreDoc hit : searcher.search(query, 10).scoreDocs) {
      ids.add(searcher.storedFields().document(hit.doc).get("id"));
    }
    return String.join("\t", ids);
  }
}
