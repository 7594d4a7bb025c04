import type { OrdinaryProgram } from './ordinary-program.ts';

const wrap = (body: string): string =>
  `import java.util.*;\nimport java.io.*;\npublic class Main {\n  public static void main(String[] args) throws Exception {\n    ${body}\n  }\n}\n`;

export const JAVA_PROGRAMS: readonly OrdinaryProgram[] = [
  {
    does: 'reads with a Scanner',
    code: wrap(
      'Scanner in = new Scanner(System.in); int n = in.nextInt(); in.nextLine(); System.out.println(n + in.nextLine());',
    ),
    stdin: '3\nhello world\n',
  },
  {
    does: 'reads with a BufferedReader',
    code: wrap(
      'BufferedReader r = new BufferedReader(new InputStreamReader(System.in)); String l; int n = 0; while ((l = r.readLine()) != null) n += l.length(); System.out.println(n);',
    ),
    stdin: 'ab\ncde',
  },
  {
    does: 'reads bytes and descriptors',
    code: wrap(
      'System.out.println(System.in.read() + " " + new FileInputStream(FileDescriptor.in).read() + " " + new FileInputStream("/dev/stdin").read());',
    ),
    stdin: '',
  },
  {
    does: 'reads past the end',
    code: wrap('System.out.println("before"); new Scanner(System.in).nextInt();'),
  },
  {
    does: 'has a public class of another name',
    code: 'public class Solution { public static void main(String[] a) { System.out.println("solved " + a.length); } }',
    file: 'Solution.java',
    main: 'Solution',
  },
  {
    does: 'is in a package',
    code: 'package org.example.app;\npublic class Main { public static void main(String[] a) { System.out.println(Main.class.getName()); } }',
    main: 'org.example.app.Main',
  },
  {
    does: 'has several classes',
    code: 'class A { int x = 3; }\nclass B extends A { public static void main(String[] a) { System.out.println("wrong one"); } }\npublic class Main { public static void main(String[] a) { System.out.println(new B().x); } }',
  },
  {
    does: 'has its main in an interface',
    code: 'interface Main { static void main(String[] a) { System.out.println("interface"); } }',
  },
  {
    does: 'uses what is new in 17',
    code: wrap(
      'record P(int x, int y) {} var p = new P(1, 2); String s = """\n      a\n       b"""; System.out.println(p + s + switch (p.x()) { case 1 -> "one"; default -> "?"; });',
    ),
  },
  {
    does: 'prints its own language',
    code: wrap(
      'System.out.println("नमस्ते ₹ " + "é".length()); System.out.printf("%.3f %,d %s%n", Math.PI, 1234567, 1e10);',
    ),
  },
  { does: 'exits with 3', code: wrap('System.out.print("bye"); System.exit(3);') },
  {
    does: 'throws',
    code: 'public class Main {\n  static int f(int[] a) { return a[5]; }\n  public static void main(String[] args) {\n    System.out.println("a");\n    f(new int[2]);\n  }\n}',
  },
  {
    does: 'throws an exception of its own with a cause',
    code: wrap('throw new IllegalStateException("outer", new RuntimeException("inner"));'),
  },
  {
    does: 'catches an overflow of the stack',
    code: 'public class Main { static int d; static void f() { d++; f(); } public static void main(String[] a) { try { f(); } catch (StackOverflowError e) { System.out.println(d > 5000); } } }',
  },
  {
    does: 'fails in a static initialiser',
    code: 'public class Main { static int x = 1 / Integer.parseInt("0"); public static void main(String[] a) { } }',
  },
  { does: 'has no main', code: 'public class Main { void run() { } }' },
  { does: 'has a private main', code: 'public class Main { private static void main(String[] a) { } }' },
  {
    does: 'runs threads and executors',
    code: 'import java.util.concurrent.*;\npublic class Main { public static void main(String[] a) throws Exception { ExecutorService e = Executors.newFixedThreadPool(4); Future<Integer> f = e.submit(() -> 6 * 7); System.out.println(f.get() + Thread.currentThread().getName()); e.shutdown(); } }',
  },
  {
    does: 'ends after main in another thread',
    code: wrap(
      'new Thread(() -> { try { Thread.sleep(200); } catch (InterruptedException e) { } System.out.println("late"); }).start(); System.out.println("early");',
    ),
  },
  {
    does: 'fails in another thread only',
    code: wrap(
      'Thread t = new Thread(() -> { throw new RuntimeException("there"); }); t.start(); t.join(); System.out.println("fine");',
    ),
  },
  {
    does: 'has a hook at the end',
    code: wrap(
      'Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook"))); System.out.println("main");',
    ),
  },
  {
    does: 'uses streams and lambdas',
    code: 'import java.util.stream.*;\npublic class Main { public static void main(String[] a) { System.out.println(IntStream.rangeClosed(1, 5).mapToObj(Integer::toString).collect(Collectors.joining(","))); } }',
  },
  {
    does: 'writes a file',
    code: wrap(
      'java.nio.file.Files.writeString(java.nio.file.Path.of("x.txt"), "abc"); System.out.println(new File("x.txt").length());',
    ),
  },
  {
    does: 'uses 150 MB',
    code: wrap('int[] a = new int[40_000_000]; a[7] = 1; System.out.println(a.length + a[7]);'),
  },
  {
    does: 'recurses 20000 deep with room of its own',
    code: 'public class Main { static int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); } public static void main(String[] a) throws Exception { Thread t = new Thread(null, () -> System.out.println(f(200000)), "deep", 1 << 27); t.start(); t.join(); } }',
  },
  {
    does: 'does not compile twice over',
    code: 'public class Main { public static void main(String[] a) { int x = "s"; undefined(); } }',
  },
  {
    does: 'has a warning of unchecked use',
    code: wrap('List raw = new ArrayList(); raw.add(1); System.out.println(raw);'),
  },
  {
    does: 'prints 100000 lines',
    code: wrap(
      'StringBuilder b = new StringBuilder(); for (int i = 0; i < 100000; i++) b.append(i).append("\\n"); System.out.print(b);',
    ),
  },
];
