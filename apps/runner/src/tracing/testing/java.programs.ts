import type { OrdinaryProgram } from '../../sandbox/conformance/ordinary-program.ts';

const main = (body: string, more = ''): string =>
  `import java.util.*;\nimport java.util.function.*;\nimport java.util.stream.*;\npublic class Main {\n${more}\n  public static void main(String[] args) throws Exception {\n${body}\n  }\n}\n`;

/** Programs with what a recorder could change without meaning to. */
export const JAVA_TRACED: readonly OrdinaryProgram[] = [
  {
    does: 'has methods that print when they are looked at',
    code: `import java.util.*;
class Loud extends ArrayList<Integer> implements Comparable<Loud> {
  int n = 1;
  @Override public String toString() { System.out.println("toString"); return ""; }
  @Override public int hashCode() { System.out.println("hashCode"); return 1; }
  @Override public boolean equals(Object o) { System.out.println("equals"); return true; }
  @Override public int size() { System.out.println("size"); return 0; }
  @Override public Integer get(int i) { System.out.println("get"); return 0; }
  @Override public Iterator<Integer> iterator() { System.out.println("iterator"); return super.iterator(); }
  @Override public int compareTo(Loud o) { System.out.println("compareTo"); return 0; }
  public int getN() { System.out.println("getN"); return n; }
}
public class Main {
  public static void main(String[] args) {
    Loud a = new Loud();
    a.add(3);
    Object[] all = {a};
    Optional<Loud> some = Optional.of(a);
    Exception e = new Exception() { @Override public String getMessage() { System.out.println("getMessage"); return "x"; } };
    try { throw e; } catch (Exception caught) { all[0] = caught; }
    System.out.println("end");
  }
}
`,
  },
  {
    does: 'throws through frames, with finally',
    code: main(
      'try { f(3); } catch (IllegalStateException e) { System.out.println(e.getMessage() + e.getStackTrace().length); } finally { System.out.println("main"); }\nf(1);',
      '  static int f(int n) { try { if (n == 0) throw new IllegalStateException("deep"); return f(n - 1); } finally { System.out.println("f" + n); } }',
    ),
  },
  {
    does: 'leaves in finally',
    code: main(
      'System.out.println(f());',
      '  @SuppressWarnings("finally") static int f() { for (int i = 0; ; i++) { try { return i; } finally { if (i < 3) continue; } } }',
    ),
  },
  {
    does: 'ends by itself in a try',
    code: main('try { System.out.println("a"); System.exit(4); } finally { System.out.println("never"); }'),
  },
  {
    does: 'has inner, local and anonymous classes, and an enum with bodies',
    code: main(
      'int base = 5; class Local { int plus(int x) { return x + base; } }\nSupplier<Integer> s = new Supplier<>() { int n; public Integer get() { return ++n + base; } };\nSystem.out.println(new Local().plus(1) + " " + s.get() + s.get() + new Main().new In(7).sum() + Op.TWICE.of(4) + Op.valueOf("NEG").of(1) + Op.values().length);',
      '  int field = 2;\n  class In { final int x; In(int x) { this.x = x; } int sum() { return x + field; } }\n  enum Op { TWICE { int of(int x) { return 2 * x; } }, NEG { int of(int x) { return -x; } }; abstract int of(int x); }',
    ),
  },
  {
    does: 'chooses what its other constructor is given',
    code: main(
      'System.out.println(new Box(true).a + new Box(false).a + new Sub(3).a);',
      '  static class Box { final String a; Box(String a) { this.a = a; } Box(boolean b) { this(b ? new String("yes") : new StringBuilder("no").toString()); } }\n  static class Sub extends Box { final int n; Sub(int n) { super(n > 2 ? "many" : String.valueOf(n)); this.n = n; } }',
    ),
  },
  {
    does: 'fails before its other constructor',
    code: main(
      'for (int i = 0; i < 3; i++) { try { new Sub(0); } catch (ArithmeticException e) { System.out.println(e.getMessage()); } }\nnew Sub(0);',
      '  static class Box { Box(int a) { } }\n  static class Sub extends Box { Sub(int n) { super(1 / n); } }',
    ),
  },
  {
    does: 'uses records, switches, patterns and texts of several lines',
    code: main(
      'Object[] all = {1, "two", new P(3, 4), null, 2.5};\nfor (Object o : all) {\n  String s = o instanceof P p && p.x() > 2 ? "P" + p.y() : o instanceof String t ? t.toUpperCase() : String.valueOf(o);\n  int n = switch (s.length()) { case 1 -> 10; case 2 -> { int m = 5; yield m * 4; } default -> s.charAt(0); };\n  System.out.println(s + n);\n}\nSystem.out.println(new P(1, 2).equals(new P(1, 2)) + """\n    a\n      b""");',
      '  record P(int x, int y) { static int made; P { made++; if (x < 0) throw new IllegalArgumentException(); } P(int x) { this(x, x); } }',
    ),
  },
  {
    does: 'uses streams, generics and varargs',
    code: main(
      'Map<Boolean, List<Integer>> parts = Stream.of(5, 2, 8, 1).sorted().collect(Collectors.partitioningBy(n -> n > 2));\nSystem.out.println(parts + " " + max(3, 9, 4) + Main.<String>max("b", "a") + IntStream.range(0, 100).filter(i -> i % 7 == 0).sum());',
      '  @SafeVarargs static <T extends Comparable<T>> T max(T... all) { T best = all[0]; for (T each : all) if (each.compareTo(best) > 0) best = each; return best; }',
    ),
  },
  {
    does: 'has static initialisers in order',
    code: main(
      'System.out.println("main " + A.X); new A(); System.out.println(B.C);',
      '  static { System.out.println("Main"); }\n  static class A { static final int X = 3; static int y = f("y"); static { System.out.println("A"); } int z = f("z"); { System.out.println("instance"); } }\n  static class B { static final Integer C = f("C"); }\n  static int f(String s) { System.out.println(s); return s.length(); }',
    ),
  },
  {
    does: 'uses every kind of value',
    code: main(
      "byte b = -1; short s = 300; char c = '\\n'; char d = 'अ'; long l = 1L << 40; float f = 0.1f; double x = -0.0, y = Double.NaN; boolean t = true;\nint[][] grid = new int[3][]; grid[0] = new int[]{1}; long[] longs = {l}; boolean[] flags = {t, false}; char[] chars = {c, d}; double[] ds = {x, y}; byte[] bytes = {b}; short[] shorts = {s}; float[] fs = {f};\nl += s; x = l / 3.0; c++; b >>>= 1;\nSystem.out.println(b + s + c + l + f + x + y + \" \" + t + grid.length + longs[0] + flags[1] + chars[1] + ds[1] + bytes[0] + shorts[0] + fs[0]);",
    ),
  },
  {
    does: 'uses many containers',
    code: main(
      'List<Object> all = new ArrayList<>(List.of(new LinkedList<>(List.of(1, 2)), new HashMap<>(Map.of("a", 1)), new TreeMap<>(Map.of(3, "c")), new HashSet<>(Set.of(1)), new TreeSet<>(List.of(2, 1)), new ArrayDeque<>(List.of(1)), new PriorityQueue<>(List.of(3, 1, 2)), new LinkedHashMap<>(), new LinkedHashSet<>(List.of(9)), new StringBuilder("sb"), Optional.of(1), new Stack<Integer>(), Arrays.asList(1, 2), new TreeSet<>(List.of(1, 2, 3)).descendingSet(), EnumSet.noneOf(Thread.State.class), new java.math.BigInteger("99").pow(30), Map.entry(1, 2)));\nall.add(all);\nall.remove(all.size() - 1);\nSystem.out.println(all);',
    ),
  },
  {
    does: 'has names in Devanagari, and lines that end as on Windows',
    code: main(
      'int संख्या = 3;\r\nString नाम = "राम";\r\nSystem.out.println(नाम + योग(संख्या, 4));',
      '  static int योग(int क, int ख) { return क + ख; }',
    ),
  },
  {
    does: 'has a class of the name of the recorder',
    code: 'package abhyas.recorder;\npublic class Hooks { static int line(int n) { return n + 1; } public static void main(String[] a) { System.out.println(line(1) + Hooks.class.getName()); } }',
    main: 'abhyas.recorder.Hooks',
  },
  {
    does: 'has everything on one line',
    code: 'public class Main { static int f(int n) { int s = 0; for (int i = 0; i < n; i++) { int k; if (i > 1) k = i; else k = 1; s += k; } while (s > 9) s--; return s; } public static void main(String[] a) { int x = f(4), y = f(x) + x++; do { x--; } while (x > 0); System.out.println(x + " " + y); } }',
  },
  {
    does: 'breaks out of loops that have names',
    code: main(
      'int n = 0;\nouter:\nfor (int i = 0; ; i++) {\n  for (int j = 0; j < 5; j++) {\n    if (j == 3) continue outer;\n    if (i == 4) break outer;\n    n += i * j;\n  }\n}\nSystem.out.println(n);',
    ),
  },
  {
    does: 'locks and closes',
    code: main(
      'Object lock = new Object();\ntry (Res a = new Res("a"); Res b = new Res("b")) {\n  synchronized (lock) { System.out.println("in"); throw new RuntimeException("x"); }\n} catch (RuntimeException e) {\n  System.out.println(e.getMessage() + e.getSuppressed().length);\n}',
      '  record Res(String name) implements AutoCloseable { public void close() { System.out.println("close " + name); throw new IllegalStateException(); } }',
    ),
  },
  {
    does: 'looks at its own class',
    code: main(
      'for (var m : new TreeSet<>(Arrays.stream(Main.class.getDeclaredMethods()).map(Object::toString).toList())) System.out.println(m);\nSystem.out.println(Main.class.getDeclaredFields().length + " " + Thread.currentThread().getName() + new Thread().getName() + Thread.activeCount());',
      '  int a; static int b;',
    ),
  },
  {
    does: 'prints past System.out',
    code: main(
      'var out = new java.io.PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.out), true);\nout.println("a");\nSystem.setOut(out);\nSystem.out.println("b");\nvar w = new java.io.PrintWriter(System.out);\nw.println("c");\nw.flush();',
    ),
  },
  {
    does: 'overflows its stack and says where',
    code: main(
      'try { f(0); } catch (StackOverflowError e) { System.out.println("over"); }\nSystem.out.println(g(20));',
      '  static int f(int n) { return f(n + 1) + 1; }\n  static int g(int n) { return n < 2 ? n : g(n - 1) + g(n - 2); }',
    ),
  },
  {
    does: 'makes much garbage',
    code: main(
      'List<int[]> kept = new ArrayList<>();\nfor (int i = 0; i < 3000; i++) {\n  int[] a = new int[3000];\n  a[0] = i;\n  if (i % 500 == 0) kept.add(a);\n}\nfor (int[] each : kept) System.out.println(each[0]);',
    ),
  },
  {
    does: 'asserts, and names what is null',
    code: main(
      'assert args.length > 5;\nint[][] a = new int[2][];\nString s = null;\ntry { s.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }\na[1][0] = 3;',
    ),
  },
  {
    does: 'has a huge array and a deep structure',
    code: main(
      'int[] a = new int[1_000_000];\na[999_999] = 4;\nNode head = null;\nfor (int i = 0; i < 5000; i++) head = new Node(i, head);\nint n = 0;\nfor (Node at = head; at != null; at = at.next) n += at.value;\nSystem.out.println(n + a[999_999]);',
      '  static class Node { int value; Node next; Node(int value, Node next) { this.value = value; this.next = next; } }',
    ),
  },
  {
    does: 'prints the numbers that objects have by themselves',
    code: main(
      `Object first = new Object();
System.out.println(first.hashCode() + " " + new Main());
int[] cells = new int[3];
Map<String, Integer> ages = new TreeMap<>(Map.of("x", 1));
StringBuilder text = new StringBuilder();
Op op = Op.A;
Pair pair = new Pair(1, "b");
try { throw new IllegalStateException("x"); } catch (IllegalStateException e) { System.out.println(System.identityHashCode(e)); }
Deque<int[]> queue = new ArrayDeque<>(List.of(cells));
Runnable r = () -> System.out.println(cells.hashCode());
r.run();
System.out.println(System.identityHashCode(ages) + " " + op.hashCode() + " " + System.identityHashCode(pair) + " " + queue.peek());
Set<Object> set = new HashSet<>();
for (int i = 0; i < 50; i++) set.add(new Object());
for (Object each : set) System.out.println(each.hashCode());`,
      '  enum Op { A, B }\n  record Pair(int a, String b) {}',
    ),
  },
];
