import { randomUUID } from 'node:crypto';

import { BENCH_PROBLEM } from '../../scripts/testing/bench-release.ts';
import type { Learner } from '../runner/learners.ts';
import { nextMark } from '../runner/programs.ts';
import type { AttackRequest } from './ask.ts';
import { FLOATS_PROBLEM, type Buyer } from './attacked-school.ts';

/** Who attacks: accounts enough that their limits on use are no defence, and one of them has an invoice. */
export type Attackers = { readonly accounts: readonly Learner[]; readonly buyer: Buyer };

export type Attack = {
  readonly name: string;
  /** Connections that each ask again as soon as they have their answer. */
  readonly connections: number;
  /** What is asked in the n-th turn. */
  readonly ask: (turn: number, attackers: Attackers) => AttackRequest;
};

const C = 0;
const CPP17 = 3;
const JAVA = 4;
const PYTHON = 5;

type Program = { readonly code: string; readonly language: number; readonly assetId?: string };

/** Run as learners, by one account after the other. */
const run =
  (program: (mark: number) => Program, mode: 'run' | 'ctestcase' = 'ctestcase') =>
  (turn: number, { accounts }: Attackers): AttackRequest => ({
    path: '/api/runner/execute',
    body: { mode, ctestcase: '', assetId: '', ...program(nextMark()) },
    token: accounts[turn % accounts.length]?.token ?? '',
  });

/** Begun at a console, at which nobody types; each account's next program ends its last one. */
const talk =
  (program: (mark: number) => Program) =>
  (turn: number, { accounts }: Attackers): AttackRequest => ({
    path: '/api/runner/console',
    body: { assetId: '', runId: randomUUID(), ...program(nextMark()) },
    token: accounts[turn % accounts.length]?.token ?? '',
  });

/** Run from the landing page, by nobody. */
const visit = (code: (mark: number) => string) => (): AttackRequest => ({
  path: '/api/runner/try',
  body: { code: code(nextMark()), language: PYTHON },
});

/** Crashes, and in the build that asks for the place of the crash prints a million line ends after a sanitizer's word. */
const lineEnds = (mark: number): Program => ({
  language: C,
  code: `#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int main(void) { /* ${mark} */
#ifdef __SANITIZE_ADDRESS__
  dup2(2, 1);
  puts("==1==ERROR: AddressSanitizer: x");
  for (int i = 0; i < 1000000; i++) putchar('\\n');
  fflush(stdout);
#endif
  abort();
}
`,
});

const READS = 'n = int(input())\nnumbers = list(map(int, input().split()))\n';
const sleeper = (mark: number): Program => ({
  language: PYTHON,
  assetId: BENCH_PROBLEM,
  code: `${READS}print(sum(numbers), min(numbers), flush=True)\nimport time  # ${mark}\ntime.sleep(9.5)\n`,
});
const decimals = (mark: number): Program => ({
  language: PYTHON,
  assetId: FLOATS_PROBLEM,
  code: `${READS}print('1' * 40000 + 'x', ${mark})\n`,
});
const MAIN = 'public class Main { public static void main(String[] arguments) { } }\n';
const longName = (mark: number): Program => ({
  language: JAVA,
  code: `${MAIN}class L${'l'.repeat(260)}${mark} { }\n`,
});
const manyClasses = (mark: number): Program => ({
  language: JAVA,
  code: MAIN + Array.from({ length: 4300 }, (_, number) => `class C${mark}x${number} { }`).join('\n'),
});

/** The compiler tries each of them as either kind, in each way of those around it. */
const lambdas = (mark: number): Program => ({
  language: JAVA,
  code: `import java.util.function.Supplier;
public class Main {
  static <T> T go(Supplier<T> one) { return one.get(); }
  static <T> T go(Runnable other) { other.run(); return null; }
  public static void main(String[] arguments) { Object all = ${'go(() -> '.repeat(28)}${mark}${')'.repeat(28)}; }
}
`,
});

const endless = (mark: number): Program => ({
  language: C,
  code: `int main(void) { for (;;) ; } // ${mark}\n`,
});

const endlessScript = (mark: number): Program => ({
  language: PYTHON,
  code: `while True:\n    pass  # ${mark}\n`,
});
const slowToCompile = (mark: number): Program => ({
  language: CPP17,
  code: `#include <map>  // ${mark}
template <int n> void use() {
  struct Key { int value; bool operator<(const Key &other) const { return value < other.value; } };
  std::map<Key, long> all;
  all[Key{n}] = n;
  if constexpr (n > 0) use<n - 1>();
}
int main() { use<150>(); }
`,
});

/** Prints the wrong answer, and writes a recording that takes seconds to read and does not compress. */
const wildRecording = (mark: number): string => `import os  # ${mark}
import struct
step = bytes([11, 0, 1, 0])
noise = os.urandom(3 << 20)
steps = step * 400_000
body = bytes([1]) + b'\\x80\\x80\\xc0\\x01' + noise + steps
with open('.recording', 'r+b') as file:
    file.seek(10)
    file.write(struct.pack('<I', len(body)) + body)
print('wrong', flush=True)
os._exit(0)
`;

const trace =
  (code: (mark: number) => string) =>
  (turn: number, { accounts }: Attackers): AttackRequest => ({
    path: '/api/runner/trace',
    body: {
      code: code(nextMark()),
      language: PYTHON,
      assetId: BENCH_PROBLEM,
      input: { of: 'test', test: 0 },
      from: 'difference',
    },
    token: accounts[turn % accounts.length]?.token ?? '',
  });

/** Each has stopped or slowed the product for others once. */
export const ATTACKS: readonly Attack[] = [
  { name: 'a million line ends', connections: 1, ask: run(lineEnds) },
  { name: '40,000 digits and an x', connections: 1, ask: run(decimals, 'run') },
  { name: 'one sleeps at its end', connections: 1, ask: run(sleeper, 'run') },
  { name: 'eight sleep at their end', connections: 8, ask: run(sleeper, 'run') },
  {
    name: 'visitors sleep',
    connections: 8,
    ask: visit((mark) => `import time  # ${mark}\ntime.sleep(60)\n`),
  },
  { name: 'visitors compute', connections: 8, ask: visit((mark) => `# ${mark}\nwhile True:\n    pass\n`) },
  {
    name: 'reference solutions',
    connections: 8,
    ask: (turn, { accounts }) => ({
      path: `/api/practice/reference/${BENCH_PROBLEM}`,
      body: { input: `2\n${turn} ${nextMark()}\n` },
      token: accounts[0]?.token ?? '',
    }),
  },
  {
    name: '20 ask for one invoice',
    connections: 20,
    ask: (_, { buyer }) => ({ path: buyer.invoice, token: buyer.token }),
  },
  {
    name: '130 sign in wrongly',
    connections: 130,
    ask: (turn) => ({
      path: '/api/auth',
      body: { email: `nobody${turn % 40}@example.in`, password: `guess number ${turn}` },
    }),
  },
  { name: 'eight accounts compute', connections: 8, ask: run(endless) },
  { name: 'consoles compute', connections: 1, ask: talk(endlessScript) },
  { name: 'consoles compile', connections: 1, ask: talk(slowToCompile) },
  { name: 'four record wildly', connections: 4, ask: trace(wildRecording) },
  { name: 'a class name of 260', connections: 1, ask: run(longName) },
  { name: '4,300 classes', connections: 1, ask: run(manyClasses) },
  { name: 'lambdas in lambdas', connections: 4, ask: run(lambdas) },
];
