import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.DoubleDocValuesField;
import org.apache.lucene.document.DoublePoint;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopFieldCollector;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;

/**
 * Lucene on the creators and the searches of a run of the discovery benchmark: java SearchPeer CREATORS SEARCHES INDEX.
 * Creators and searches are lines of fields with tabs between them, as `lucene-peer.ts` writes them. Prints seconds and bytes
 * of the index, then the p95 of each kind of search in milliseconds, after one pass that only warms up.
 */
public final class SearchPeer {
  private static final String[] NAMES = {"platform", "category", "country", "language", "fraud_risk"};
  private static final String[] WHOLE = {"followers", "trust", "read_at"};
  private static final String[] BROKEN = {"engagement_rate", "estimated_price"};
  private static final int PAGE = 25;

  private record Search(String kind, Query query, Sort sort, int countedMax) {}

  public static void main(String[] words) throws IOException {
    Path index = Path.of(words[2]);
    try (FSDirectory directory = FSDirectory.open(index)) {
      long began = System.nanoTime();
      write(directory, Path.of(words[0]));
      double seconds = (System.nanoTime() - began) / 1e9;
      System.out.printf("index\t%.1f\t%d%n", seconds, bytesIn(index));
      List<Search> searches = Files.readAllLines(Path.of(words[1])).stream().map(SearchPeer::read).toList();
      try (DirectoryReader reader = DirectoryReader.open(directory)) {
        IndexSearcher searcher = new IndexSearcher(reader);
        for (Search each : searches) run(searcher, each);
        for (String kind : searches.stream().map(Search::kind).distinct().toList()) {
          List<Double> times = new ArrayList<>();
          for (Search each : searches) if (each.kind().equals(kind)) times.add(run(searcher, each));
          times.sort(null);
          System.out.printf("%s\t%.3f%n", kind, times.get((int) Math.floor(0.95 * times.size())));
        }
      }
    }
  }

  private static void write(FSDirectory directory, Path creators) throws IOException {
    IndexWriterConfig config = new IndexWriterConfig(new StandardAnalyzer()).setRAMBufferSizeMB(256);
    try (IndexWriter writer = new IndexWriter(directory, config);
        var lines = Files.newBufferedReader(creators, StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] cells = line.split("\t", -1);
        int at = 0;
        Document creator = new Document();
        creator.add(new StoredField("id", cells[at++]));
        creator.add(new TextField("words", cells[at++], Field.Store.NO));
        for (String name : NAMES) creator.add(new StringField(name, cells[at++], Field.Store.NO));
        for (String name : WHOLE) {
          long value = Long.parseLong(cells[at++]);
          creator.add(new LongPoint(name, value));
          creator.add(new NumericDocValuesField(name, value));
        }
        for (String name : BROKEN) {
          double value = Double.parseDouble(cells[at++]);
          creator.add(new DoublePoint(name, value));
          creator.add(new DoubleDocValuesField(name, value));
        }
        writer.addDocument(creator);
      }
      // One segment is as quick as an index gets.
      writer.forceMerge(1);
    }
  }

  /** A line: kind, order, most that is counted, then conditions such as `= country US` and `>= followers 50000`. */
  private static Search read(String line) {
    String[] cells = line.split("\t");
    BooleanQuery.Builder all = new BooleanQuery.Builder().add(new MatchAllDocsQuery(), BooleanClause.Occur.FILTER);
    for (String cell : Arrays.copyOfRange(cells, 3, cells.length)) {
      String[] parts = cell.split(" ");
      all.add(condition(parts[0], parts[1], parts[2]), BooleanClause.Occur.FILTER);
    }
    return new Search(cells[0], all.build(), order(cells[1]), Integer.parseInt(cells[2]));
  }

  private static Query condition(String sign, String field, String value) {
    return switch (sign) {
      case "=" -> anyOf(field, value.split(","));
      case "^" -> new PrefixQuery(new Term(field, value));
      case ">=" -> LongPoint.newRangeQuery(field, Long.parseLong(value), Long.MAX_VALUE);
      case "<=" -> LongPoint.newRangeQuery(field, Long.MIN_VALUE, Long.parseLong(value));
      default -> throw new IllegalArgumentException(sign);
    };
  }

  private static Query anyOf(String field, String[] values) {
    if (values.length == 1) return new TermQuery(new Term(field, values[0]));
    return new TermInSetQuery(field, Arrays.stream(values).map(BytesRef::new).toList());
  }

  private static Sort order(String name) {
    return switch (name) {
      case "followers" -> new Sort(whole("followers"));
      case "trust" -> new Sort(whole("trust"), whole("followers"));
      case "recent" -> new Sort(whole("read_at"));
      case "engagement" -> new Sort(byPoints(new SortField("engagement_rate", SortField.Type.DOUBLE, true)));
      case "price" -> new Sort(byPoints(new SortField("estimated_price", SortField.Type.DOUBLE, false)));
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static SortField whole(String name) {
    return byPoints(new SortField(name, SortField.Type.LONG, true));
  }

  /** Lets the order leave out what cannot come onto the page any more. */
  private static SortField byPoints(SortField field) {
    field.setCanUsePoints();
    return field;
  }

  /** Returns the milliseconds that a first page takes, with its count. */
  private static double run(IndexSearcher searcher, Search search) throws IOException {
    long began = System.nanoTime();
    TopFieldCollector found = TopFieldCollector.create(search.sort(), PAGE, search.countedMax());
    searcher.search(search.query(), found);
    for (ScoreDoc each : found.topDocs().scoreDocs) searcher.doc(each.doc);
    return (System.nanoTime() - began) / 1e6;
  }

  private static long bytesIn(Path folder) throws IOException {
    long sum = 0;
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) sum += Files.size(file);
    }
    return sum;
  }
}
