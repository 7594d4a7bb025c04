import { describe, expect, test } from 'vitest';

import { C, PYTHON } from '../../attacks/attack.ts';
import { testSandbox } from '../sandbox/testing/test-sandbox.ts';
import { talk } from './testing/talk.ts';

const sandbox = testSandbox('auto');

const python = (code: string) => ({ language: PYTHON, code }) as const;
const c = (code: string) => ({ language: C, code }) as const;

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

  test('CONSOLE-2: after much output a program is said to wait once all of it is shown, what it asks included', async () => {
    const code = 'for n in range(8):\n    print("y" * 40000 * (n < 5))\n    input("Enter: ")';
    const { transcript } = await talk(python(code), Array.from('12345678'), { sandbox: sandbox() });
    expect(transcript.replaceAll(/y+/g, 'y')).toBe(
      Array.from('12345678', (line) => `${line < '6' ? 'y' : ''}\nEnter: >${line}\n`).join(''),
    );
  });
});
