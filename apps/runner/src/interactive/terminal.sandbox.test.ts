import { describe, expect, test } from 'vitest';

import { C, CPP17, JAVA, JAVASCRIPT, PYTHON } from '../../attacks/attack.ts';
import { testSandbox } from '../sandbox/testing/test-sandbox.ts';
import { strangersAlive } from '../../attacks/survivors.ts';
import { talk } from './testing/talk.ts';

const ASKING = {
  C: {
    language: C,
    code: `#include <stdio.h>
int main(void) { int n; char name[50]; printf("Enter n: "); scanf("%d", &n); printf("Name? "); scanf("%49s", name); printf("%s %d\\n", name, 2 * n); }`,
  },
  'C++': {
    language: CPP17,
    code: `#include <iostream>
int main() { int n; std::string name; std::cout << "Enter n: "; std::cin >> n; std::cout << "Name? "; std::cin >> name; std::cout << name << " " << 2 * n << "\\n"; }`,
  },
  Java: {
    language: JAVA,
    code: `import java.util.Scanner;
class Main { public static void main(String[] a) { Scanner in = new Scanner(System.in); System.out.print("Enter n: "); int n = in.nextInt(); System.out.print("Name? "); System.out.println(in.next() + " " + 2 * n); } }`,
  },
  Python: {
    language: PYTHON,
    code: `n = int(input("Enter n: "))
print(input("Name? "), 2 * n)`,
  },
  JavaScript: {
    language: JAVASCRIPT,
    code: `const rl = require('readline').createInterface({ input: process.stdin });
const lines = rl[Symbol.asyncIterator]();
(async () => { process.stdout.write('Enter n: '); const n = Number((await lines.next()).value);
process.stdout.write('Name? '); console.log((await lines.next()).value + ' ' + 2 * n); rl.close(); })();`,
  },
} as const;

const sandbox = testSandbox('auto');

const python = (code: string) => ({ language: PYTHON, code }) as const;
const c = (code: string) => ({ language: C, code }) as const;

describe('CONSOLE-1: the prompt is there before the input', () => {
  test.each(Object.entries(ASKING))('CONSOLE-1: %s, without a flush', async (_, program) => {
    const { transcript, execution } = await talk(program, ['21', 'Asha'], { sandbox: sandbox() });
    expect(transcript).toBe('Enter n: >21\nName? >Asha\nAsha 42\n');
    expect(execution).toMatchObject({ verdict: 'accepted', exitCode: 0 });
  });

  test('CONSOLE-1: all three descriptors are a terminal of 80 by 24 in a session of its own', async () => {
    const { shown } = await talk(
      python(`import os, sys
print([os.isatty(fd) for fd in (0, 1, 2)], *os.get_terminal_size(1), *os.get_terminal_size(0))
print(os.tcgetpgrp(0) == os.getpgrp() == os.getpid(), os.getsid(0) != os.getpid())
try: open("/dev/tty")
except OSError as error: print(error.strerror)`),
      [],
      { sandbox: sandbox() },
    );
    expect(shown).toBe('[True, True, True] 80 24 80 24\nTrue True\nNo such file or directory\n');
  });
});

describe('CONSOLE-2: waiting is known from the kernel', () => {
  test.each([
    [
      'reads byte by byte',
      c('#include <unistd.h>\nint main(void) { char b; while (read(0, &b, 1) == 1) write(1, &b, 1); }'),
    ],
    [
      'selects without an end',
      python(
        'import select, sys, os\nwhile select.select([0], [], []) and (got := os.read(0, 9)): os.write(1, got)',
      ),
    ],
    [
      'polls without an end',
      python(
        'import select, os\np = select.poll()\np.register(0)\nwhile p.poll() and (got := os.read(0, 99)): os.write(1, got)',
      ),
    ],
    [
      'lets a thread read and waits for it',
      python(
        'import threading, sys\nt = threading.Thread(target=lambda: [print(line, end="") for line in sys.stdin])\nt.start()\nt.join()',
      ),
    ],
    [
      'lets a child read and waits for it',
      c('#include <stdlib.h>\nint main(void) { return system("/bin/cat"); }'),
    ],
  ])('CONSOLE-2: a program that %s is given its lines', async (_, program) => {
    const { transcript } = await talk(program, ['one', 'two'], { sandbox: sandbox() });
    expect(transcript).toBe('>one\none\n>two\ntwo\n');
  });

  test.each([
    ['computes', c('#include <time.h>\nint main(void) { while (clock() < CLOCKS_PER_SEC / 2) continue; }')],
    ['sleeps', python('import time; time.sleep(0.5)')],
    [
      'looks without waiting',
      python('import os, time, select\nfor _ in range(50): select.select([0], [], [], 0.01)'),
    ],
    [
      'reads without blocking',
      python(
        'import os, time\nos.set_blocking(0, False)\nfor _ in range(50):\n    try: os.read(0, 9)\n    except BlockingIOError: time.sleep(0.01)',
      ),
    ],
    [
      'computes while a thread reads',
      python(
        'import threading, sys, time, os\nthreading.Thread(target=sys.stdin.readline, daemon=True).start()\nend = time.process_time() + 0.5\nwhile time.process_time() < end: pass\nos._exit(0)',
      ),
    ],
  ])('CONSOLE-2: a program that %s does not wait', async (_, program) => {
    const { states, execution } = await talk(program, [], { sandbox: sandbox() });
    expect(states.filter(({ waits }) => waits)).toEqual([]);
    expect(execution.verdict).toBe('accepted');
  });

  test('CONSOLE-2: what is typed ahead is read without waiting in between', async () => {
    let typed = false;
    const { shown, states } = await talk(python('for _ in range(4): print(len(input()))'), [], {
      sandbox: sandbox(),
      stands: ({ waits }, type) => {
        if (waits && !typed) type('a\nbb\nccc\ndddd\n');
        typed = true;
      },
    });
    expect(shown).toBe('1\n2\n3\n4\n');
    expect(states.filter(({ waits }) => waits)).toHaveLength(1);
  });

  test.each([
    [
      'prints at once and computes for a moment',
      3,
      'puts("late"); fflush(stdout); while (clock() - from < CLOCKS_PER_SEC / 3) continue;',
    ],
    ['sleeps and says nothing', 2, 'sleep(2);'],
  ])(
    'CONSOLE-2: a program that has waited long, is woken by a clock of its own and then %s, is said to go on',
    async (_, seconds, then) => {
      const { states, execution } = await talk(
        c(`#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>
static sigjmp_buf late;
static void wake(int signal) { (void)signal; siglongjmp(late, 1); }
int main(void) { char line[9]; signal(SIGALRM, wake); alarm(${seconds});
  if (!sigsetjmp(late, 1)) fgets(line, 9, stdin);
  clock_t from = clock(); ${then} }`),
        [],
        { sandbox: sandbox(), stands: () => undefined },
      );
      expect(execution.verdict).toBe('accepted');
      expect(states.map(({ waits }) => waits)).toEqual([true, false]);
    },
  );

  test('CONSOLE-2: of 300 lines in turn none is asked for while the one before it is on its way', async () => {
    let asked = 0;
    const { execution } = await talk(python('for _ in range(300): input()'), [], {
      sandbox: sandbox(),
      stands: ({ waits }, type) => {
        if (waits) asked += 1;
        if (waits) type('x\n');
      },
    });
    expect(execution.verdict).toBe('accepted');
    expect(asked).toBe(300);
  });
});

describe('CONSOLE-3: keys that are no letters', () => {
  test('CONSOLE-3: a program that turns the echo off says so, and its password is not shown', async () => {
    const { transcript, states } = await talk(
      python(
        'import getpass\nname = input("User: ")\nsecret = getpass.getpass()\nprint(name, len(secret))\ninput()',
      ),
      ['asha', 'secret'],
      { sandbox: sandbox() },
    );
    expect(states.filter(({ waits }) => waits).map(({ echoes }) => echoes)).toEqual([true, false, true]);
    expect(transcript).toContain('User: >asha\nPassword: >secret\n');
    expect(transcript).toContain('asha 6\n');
  });

  test('CONSOLE-3: Java has a console that asks for a password', async () => {
    const { states, shown } = await talk(
      {
        language: JAVA,
        code: 'class Main { public static void main(String[] a) { char[] p = System.console().readPassword("Key: "); System.out.println(p.length); } }',
      },
      ['abc'],
      { sandbox: sandbox() },
    );
    expect(shown).toContain('Key: ');
    expect(shown).toContain('3\n');
    expect(states.find(({ waits }) => waits)?.echoes).toBe(false);
  });

  test('CONSOLE-3: the end of input ends a reading loop, and may come twice', async () => {
    const program = python('import sys\nprint(sys.stdin.read())\nprint(repr(sys.stdin.read()))');
    const { shown } = await talk(program, ['a', 'b'], { sandbox: sandbox() });
    expect(shown).toBe("a\nb\n\n''\n");
  });

  test('CONSOLE-3: Ctrl+C is an interrupt that a program may catch', async () => {
    const { shown, execution } = await talk(
      python('try: input()\nexcept KeyboardInterrupt: print("bye")'),
      [],
      { sandbox: sandbox(), stands: ({ waits }, type) => waits && type('\u0003') },
    );
    expect(shown).toBe('bye\n');
    expect(execution.verdict).toBe('accepted');
  });

  test('CONSOLE-3: a Scanner after its end, and input after that', async () => {
    const { shown } = await talk(
      {
        language: JAVA,
        code: `import java.util.*;
class Main { public static void main(String[] a) { Scanner s = new Scanner(System.in); s.nextLine(); s.close();
try { new Scanner(System.in).nextLine(); } catch (NoSuchElementException e) { System.out.println("closed"); } } }`,
      },
      ['x'],
      { sandbox: sandbox() },
    );
    expect(shown).toBe('closed\n');
  });
});

describe('CONSOLE-4: what a program may take at a terminal', () => {
  test('CONSOLE-4: endless output without a newline ends at 1 MB, at 256 KB a second', async () => {
    const { shown, execution } = await talk(
      c('#include <stdio.h>\nint main(void) { for (;;) putchar(120); }'),
      [],
      {
        sandbox: sandbox(),
      },
    );
    expect(shown).toHaveLength(1 << 20);
    expect(execution.verdict).toBe('output-limit');
    expect(execution.wallMs).toBeGreaterThan(3000);
  });

  test('CONSOLE-2: after much output a program is said to wait once all of it is shown, what it asks included', async () => {
    const code = 'for n in range(8):\n    print("y" * 40000 * (n < 5))\n    input("Enter: ")';
    const { transcript } = await talk(python(code), Array.from('12345678'), { sandbox: sandbox() });
    expect(transcript.replaceAll(/y+/g, 'y')).toBe(
      Array.from('12345678', (line) => `${line < '6' ? 'y' : ''}\nEnter: >${line}\n`).join(''),
    );
  });

  test('CONSOLE-4: the last words of a program are all there, however many they are', async () => {
    const { shown, execution } = await talk(python('print("y" * 200000, end="!")'), [], {
      sandbox: sandbox(),
    });
    expect(shown).toHaveLength(200_001);
    expect(execution.verdict).toBe('accepted');
  });

  test('CONSOLE-4: a program that computes ends at its limit, one that never ends by the clock', async () => {
    const busy = await talk(c('int main(void) { for (;;); }'), [], {
      sandbox: sandbox(),
      limits: { cpuMs: 300 },
    });
    expect(busy.execution).toMatchObject({ verdict: 'time-limit' });
    expect(busy.execution.wallMs).toBeLessThan(2000);
    const asleep = await talk(python('import time\ntime.sleep(99)'), [], {
      sandbox: sandbox(),
      limits: { wallMs: 700 },
    });
    expect(asleep.execution).toMatchObject({ verdict: 'time-limit' });
  });

  test('CONSOLE-4: a thread that begins to compute long after its program waits ends at the same limit', async () => {
    const { execution } = await talk(
      python(
        'import threading, time\ndef burn():\n    time.sleep(2.5)\n    while True: pass\nthreading.Thread(target=burn, daemon=True).start()\ninput()',
      ),
      [],
      { sandbox: sandbox(), limits: { cpuMs: 700 }, stands: () => undefined },
    );
    expect(execution.verdict).toBe('time-limit');
    expect(execution.wallMs).toBeLessThan(10_000);
  });

  test('CONSOLE-4: NUL and bytes that are no UTF-8 pass, a character that came in pieces is whole', async () => {
    const { shown } = await talk(
      python(
        'import os, time\nos.write(1, b"a\\x00\\xff\\xe0\\xa4")\ntime.sleep(0.1)\nos.write(1, b"\\x85z")',
      ),
      [],
      { sandbox: sandbox() },
    );
    expect(shown).toBe('a\0\uFFFDअz');
  });

  test('CONSOLE-4: 10 MB in one piece are no input, and harm nobody', async () => {
    const { execution } = await talk(python('import time\ninput()\ntime.sleep(0.5)'), [], {
      sandbox: sandbox(),
      limits: { wallMs: 1500 },
      stands: ({ waits }, type) => waits && type(`${'x'.repeat(10 << 20)}\n\n`),
    });
    expect(execution.verdict).toBe('time-limit');
  });

  test('CONSOLE-4: a program that is stopped is gone with its daemons', async () => {
    const stop = new AbortController();
    const { execution } = await talk(
      c(`#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) { signal(SIGHUP, SIG_IGN); signal(SIGINT, SIG_IGN); signal(SIGTERM, SIG_IGN);
  if (fork() == 0) { setsid(); fork(); for (;;) sleep(1); } getchar(); }`),
      [],
      { sandbox: sandbox(), signal: stop.signal, stands: ({ waits }) => waits && stop.abort() },
    );
    expect(execution.verdict).toBe('not-run');
    await expect.poll(strangersAlive).toEqual([]);
  });
});
