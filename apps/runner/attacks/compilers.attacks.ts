import { C, CPP17, JAVA, PYTHON, type Attack } from './attack.ts';

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Sources that attack their compiler. */
export const COMPILERS: readonly Attack[] = [
  {
    name: 'a binary of 16 GB in twelve characters',
    language: C,
    code: 'main[-1u]={1};',
    ends: { by: 'compiler', output: /\S/ },
  },
  {
    name: 'an initialised array of 1 GB',
    language: C,
    code: 'char all[1u << 30] = {1};\nint main() { return all[0]; }',
    ends: { by: 'compiler', output: /\S/ },
  },
  {
    name: 'including /dev/zero',
    language: C,
    code: '#include "/dev/zero"\nint main() { }',
    ends: { by: 'compiler', output: /too much memory|too long|error/ },
  },
  {
    name: 'including /dev/urandom',
    language: C,
    code: '#include "/dev/urandom"\nint main() { }',
    ends: { by: 'compiler', output: /too much memory|too long|too much to say|error/ },
  },
  {
    name: 'including the input that never ends',
    language: C,
    code: '#include "/dev/stdin"\n#include "/proc/self/fd/0"\nint main() { return 0; }',
    ends: { by: 'isolation', output: '' },
  },
  {
    name: 'including itself 2 to the 26th times',
    language: C,
    code: '#include __FILE__\n#include __FILE__\nint main() { }',
    ends: { by: 'compiler', output: /nested too deeply|too much|too long/ },
  },
  {
    name: 'macro bomb',
    language: C,
    code: `${Array.from({ length: 40 }, (_, at) => `#define A${at + 1} A${at} A${at}`).join('\n')}\n#define A0 1+\nint main() { return A40 0; }`,
    ends: { by: 'compiler', output: /too much memory|too long/ },
  },
  {
    name: 'template bomb',
    language: CPP17,
    code: 'template <int N, class T> struct A { A<N - 1, A<N, T>> a; A<N - 1, A<N, A<N, T>>> b; };\ntemplate <class T> struct A<0, T> { };\nA<60, int> all;\nint main() { }',
    ends: { by: 'compiler', output: /too much|too long|error/ },
  },
  {
    name: 'constexpr without end',
    language: CPP17,
    code: 'constexpr long f(long n) { long s = 0; for (long i = 0; i < n; i++) for (long j = 0; j < n; j++) s += j; return s; }\nstatic_assert(f(1 << 20) == 1);\nint main() { }',
    ends: { by: 'compiler', output: /error|too long/ },
  },
  {
    name: 'a flood of warnings and errors',
    language: CPP17,
    code: `${'#warning "a long line of complaint to fill the output of the compiler with"\n'.repeat(40_000)}\nint main() { x }`,
    ends: { by: 'compiler', output: /complaint/ },
  },
  {
    name: 'reading the password file into an error message',
    language: C,
    code: '#include "/etc/passwd"\n#include "/etc/shadow"\nint main() { }',
    ends: { by: 'compiler', output: /No such file/, silent: /root:/ },
  },
  {
    name: 'reading a file of the host through the assembler',
    language: C,
    code: 'asm(".incbin \\"/etc/passwd\\"");\nint main() { }',
    ends: { by: 'compiler', output: /passwd/, silent: /root:/ },
  },
  {
    name: 'reading the compiler’s environment into an error message',
    language: C,
    code: '#include "/proc/1/environ"\n#include "/proc/self/environ"\nint main() { x }',
    ends: { by: 'compiler', output: /error/, silent: /DATABASE|SECRET|HOME=\/root|USER=/ },
  },
  {
    name: 'telling the linker to write elsewhere',
    language: C,
    code: '__asm__(".section .note.GNU-stack; .print \\"hello from the assembler\\"");\n#pragma GCC plugin "/tmp/x.so"\nint main() { return 0; }',
    ends: { by: 'isolation', output: '' },
  },
  {
    name: 'nesting that overflows javac’s stack',
    language: JAVA,
    code: `public class Main { int x = ${nested('(', ')', 60_000).replace('()', '(1)')}; public static void main(String[] a) { } }`,
    ends: { by: 'compiler', output: /\S/ },
  },
  {
    name: 'a long chain of additions in Java',
    language: JAVA,
    code: `public class Main { static String s = ""; public static void main(String[] a) { String x = ${Array.from({ length: 30_000 }, () => 's').join('+')}; } }`,
    ends: { by: 'compiler', output: /\S/ },
  },
  {
    name: 'an annotation processor of one’s own',
    language: JAVA,
    code: `import javax.annotation.processing.*;
@SupportedAnnotationTypes("*") public class Main extends AbstractProcessor {
  static { System.out.println("ran in the compiler"); }
  public boolean process(java.util.Set<? extends javax.lang.model.element.TypeElement> s, RoundEnvironment r) { return false; }
  public static void main(String[] a) { System.out.print("ran where it should: "); } }`,
    ends: { by: 'isolation', output: 'ran in the compiler\nran where it should: ' },
  },
  {
    name: 'nesting that overflows Python’s parser',
    language: PYTHON,
    code: nested('[', ']', 100_000),
    ends: { by: 'compiler', output: /too many nested|Error/ },
  },
  {
    name: 'a string of NUL bytes for source',
    language: PYTHON,
    code: 'print(1)\0print(2)',
    ends: { by: 'compiler', output: /null byte/ },
  },
];
