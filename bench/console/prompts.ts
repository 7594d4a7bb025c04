import type { LanguageIndex } from '@abhyas/languages/index';

/** What everybody's first program does: it asks, without a flush. */
export type Asking = { readonly name: string; readonly language: LanguageIndex; readonly code: string };

const C =
  '#include <stdio.h>\nint main(void) { int n; printf("Enter n: "); scanf("%d", &n); printf("%d\\n", 2 * n); }';
const CPP =
  '#include <iostream>\nint main() { int n; std::cout << "Enter n: "; std::cin >> n; std::cout << 2 * n << "\\n"; }';
const PRINTED =
  '#include <cstdio>\nint main() { int n; std::printf("Enter n: "); std::scanf("%d", &n); std::printf("%d\\n", 2 * n); }';
const JAVA =
  'import java.util.*;\nclass Main { public static void main(String[] a) { Scanner in = new Scanner(System.in); System.out.print("Enter n: "); System.out.println(2 * in.nextInt()); } }';
const READER =
  'import java.io.*;\nclass Main { public static void main(String[] a) throws IOException { BufferedReader in = new BufferedReader(new InputStreamReader(System.in)); System.out.print("Enter n: "); System.out.println(2 * Integer.parseInt(in.readLine())); } }';
const PYTHON = 'n = int(input("Enter n: "))\nprint(2 * n)';
const ENDLESS = 'print("Enter n: ", end="")\nprint(2 * int(input()))';
const NODE =
  "const rl = require('readline').createInterface({ input: process.stdin });\nprocess.stdout.write('Enter n: ');\nrl.once('line', (line) => { console.log(String(2 * line)); rl.close(); });";

export const ASKING: readonly Asking[] = [
  { name: 'C', language: 0, code: C },
  { name: 'C++11', language: 1, code: CPP },
  { name: 'C++14', language: 2, code: CPP },
  { name: 'C++17', language: 3, code: CPP },
  { name: 'C++17 with printf', language: 3, code: PRINTED },
  { name: 'Java with Scanner', language: 4, code: JAVA },
  { name: 'Java with a reader', language: 4, code: READER },
  { name: 'Python', language: 5, code: PYTHON },
  { name: 'Python, print and input', language: 5, code: ENDLESS },
  { name: 'JavaScript', language: 6, code: NODE },
];
