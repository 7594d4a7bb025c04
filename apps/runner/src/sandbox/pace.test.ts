import { setTimeout as sleep } from 'node:timers/promises';

import { Pace } from '@abhyas/queue/pace';
import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { describe, expect, test } from 'vitest';

import type { CgroupMode } from './cgroups.ts';
import { testSandbox } from './testing/test-sandbox.ts';

const MODES: CgroupMode[] = THOROUGH ? ['auto', 'none'] : ['auto'];
const C = 0;
const PYTHON = 5;
const REST_MS = 2500;

describe.each(MODES)('with cgroups: %s', (cgroups) => {
  const sandbox = testSandbox(cgroups);

  async function begin(language: 0 | 5, code: string, { stop = new AbortController().signal } = {}) {
    const built = await sandbox().compile({ language, code }, stop);
    if (!built.ok) throw new Error(built.report.output);
    const limits = {
      cpuMs: 600,
      wallMs: 2000,
      memoryMb: 128,
      outputBytes: 65_536,
      processes: 16,
      fileBytes: 1 << 20,
    };
    const pace = new Pace();
    const { artefact } = built;
    const ended = sandbox().execute({ artefact, stdin: new Uint8Array(), limits, pace }, stop);
    return { pace, ended };
  }

  test('RUNNING-12: a program that rests computes nothing, and its rest is no time of its own', async () => {
    const { pace, ended } = await begin(
      PYTHON,
      'import time\nwhile time.process_time() < 0.3: pass\nprint("done")\n',
    );
    let isOver = false;
    void ended.then(() => (isOver = true));
    pace.rests = true;
    await sleep(REST_MS);
    expect(isOver).toBe(false);
    pace.rests = false;
    const { verdict, stdout, wallMs } = await ended;
    expect({ verdict, stdout }).toEqual({ verdict: 'accepted', stdout: 'done\n' });
    expect(wallMs).toBeLessThan(REST_MS);
    expect(pace.restedMs).toBeGreaterThan(REST_MS - 500);
    expect(pace.wentMs).toBeGreaterThan(0);
  });

  test('RUNNING-12: all that a program has started rests with it', async () => {
    const child = 'for (volatile long i = 0; ; i++) ;';
    const code = `#include <stdio.h>\n#include <sys/wait.h>\n#include <unistd.h>
int main(void) { if (fork() == 0) { setsid(); ${child} } wait(0); }\n`;
    const { pace, ended } = await begin(C, code);
    pace.rests = true;
    await sleep(REST_MS);
    pace.rests = false;
    const { verdict, wallMs } = await ended;
    expect(verdict).toBe('time-limit');
    expect(wallMs).toBeLessThan(REST_MS);
  });

  test('RUNNING-12: a program at a terminal rests as well, hears what was typed meanwhile, and is known to wait', async () => {
    const stop = new AbortController();
    const code =
      'import time\nwhile time.process_time() < 0.3: pass\nprint("got " + input())\nprint("and " + input())\n';
    const built = await sandbox().compile({ language: PYTHON, code }, stop.signal);
    if (!built.ok) throw new Error(built.report.output);
    const limits = {
      cpuMs: 1000,
      wallMs: 60_000,
      memoryMb: 128,
      outputBytes: 65_536,
      processes: 16,
      fileBytes: 1 << 20,
    };
    const pace = new Pace();
    pace.rests = true;
    let shown = '';
    const waits: boolean[] = [];
    let type: ((bytes: Uint8Array) => void) | undefined;
    const terminal = {
      begin: (typed: (bytes: Uint8Array) => void) => {
        type = typed;
      },
      shows: (bytes: Uint8Array) => {
        shown += Buffer.from(bytes).toString();
      },
      stands: (state: { waits: boolean }) => {
        waits.push(state.waits);
      },
    };
    const request = { artefact: built.artefact, limits, terminal, pace };
    const ended = sandbox().converse(request, stop.signal);
    await expect.poll(() => type !== undefined).toBe(true);
    type?.(Buffer.from('one\n'));
    await sleep(REST_MS);
    expect(shown).toBe('');
    pace.rests = false;
    await expect.poll(() => shown, { timeout: 20_000 }).toContain('got one');
    await expect.poll(() => waits.at(-1), { timeout: 20_000 }).toBe(true);
    type?.(Buffer.from('two\n'));
    const { verdict, wallMs } = await ended;
    expect(verdict).toBe('accepted');
    expect(shown).toContain('and two');
    expect(wallMs).toBeLessThan(REST_MS);
  });

  test('RUNNING-12: Stop ends a program that rests', async () => {
    const stop = new AbortController();
    const { pace, ended } = await begin(PYTHON, 'while True: pass\n', { stop: stop.signal });
    pace.rests = true;
    await sleep(200);
    stop.abort();
    expect((await ended).wallMs).toBeLessThan(1000);
  });
});
