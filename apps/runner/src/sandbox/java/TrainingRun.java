import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.util.*;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Uses what learners' programs usually use. It is run once when the toolbox is built: the classes that it
 * loads go into the archive from which every virtual machine starts. No learner ever meets it.
 */
public final class TrainingRun {
  private record Pair(int left, String right) {}

  private enum Colour { RED, GREEN }

  public static void main(String[] arguments) throws Exception {
    Scanner scanner = new Scanner("3 4.5 word\na whole line\n");
    int whole = scanner.nextInt();
    double half = scanner.nextDouble();
    String text = scanner.next() + scanner.nextLine() + scanner.nextLine();
    BufferedReader reader = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(new byte[] {52, 10})));
    StringTokenizer tokens = new StringTokenizer(String.valueOf(reader.readLine()));
    PrintWriter out = new PrintWriter(System.out);
    out.println(whole + " " + half + ' ' + text + tokens.countTokens() + true + 7L);
    out.printf("%d %.2f %s %5d%n", whole, half, text, 9);
    System.out.println(String.format("%03d", whole) + String.join(",", List.of("a", "b")));
    collect(out);
    fail(out);
    out.flush();
  }

  private static void collect(PrintWriter out) {
    List<Integer> numbers = new ArrayList<>(Arrays.asList(3, 1, 2));
    Collections.sort(numbers);
    numbers.sort(Comparator.comparing((Integer number) -> -number).thenComparing(Function.identity()));
    Map<String, Integer> counts = new TreeMap<>(new HashMap<>(Map.of("a", 1)));
    counts.merge("a", 1, Integer::sum);
    Deque<Integer> deque = new ArrayDeque<>(new LinkedList<>(numbers));
    PriorityQueue<int[]> heap = new PriorityQueue<>((one, other) -> one[0] - other[0]);
    heap.add(new int[] {deque.poll()});
    Set<Object> all = new LinkedHashSet<>(new HashSet<>(Set.of(new Pair(1, "x"), Colour.RED)));
    all.add(new EnumMap<>(Map.of(Colour.GREEN, 1)));
    out.println(numbers + "" + counts + heap.size() + all.size() + new Stack<Integer>() + Optional.of(1));
    out.println(IntStream.range(0, 3).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
    out.println(numbers.stream().map(number -> number + 1).collect(Collectors.toList()));
    long[] longs = {3, 1, 2};
    Arrays.sort(longs);
    out.println(Arrays.toString(longs) + new StringBuilder("ab").reverse() + "a b".split(" ").length);
    out.println(Math.floorMod(-3, 2) + Integer.parseInt("12") + new java.math.BigInteger("99").pow(3).toString());
  }

  private static void fail(PrintWriter out) throws InterruptedException {
    try {
      Object nothing = new int[1][out.hashCode() == 0 ? 0 : 1][0][1];
      out.println(nothing);
    } catch (ArrayIndexOutOfBoundsException error) {
      error.printStackTrace();
    }
    Thread thread = new Thread(() -> out.println(Thread.currentThread().getName()));
    thread.start();
    thread.join();
  }
}
