import { describe, expect, test } from 'vitest';

import { C, PYTHON } from '../../attacks/attack.ts';
import { testSandbox } from '../sandbox/testing/test-sandbox.ts';
import { strangersAlive } from '../../attacks/survivors.ts';
import { talk } from './testing/talk.ts';

const sandbox = testSandbox('auto');

const python = (code: string) => ({ language: PYTHON, code }) as const;
const c = (code: string) => ({ language: C, code }) as const;

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
