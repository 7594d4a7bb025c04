import { IDLE_MS, IDLE_TOLD_BEFORE_MS, type ConsolePiece, type Typed } from '@abhyas/contract/console';
import type { Execution } from '@abhyas/queue/job';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PYTHON } from '../../attacks/attack.ts';
import type { ConversationRequest } from '../sandbox/sandbox.ts';
import { interact } from './interactive.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const LIMITS = { cpuMs: 1000, wallMs: 3000, memoryMb: 64, outputBytes: 4096, processes: 8, fileBytes: 4096 };
const ENDED: Execution = {
  verdict: 'not-run',
  stdout: '',
  stderr: '',
  truncated: false,
  exitCode: null,
  signal: 'SIGKILL',
  cpuMs: 1,
  wallMs: 1,
  memoryKb: 1,
};

/** A program that waits for input and never ends by itself, with a clock of the test's own. */
function begin() {
  const told: ConsolePiece[] = [];
  const asked = Promise.withResolvers<ConversationRequest>();
  const ears: ((piece: Typed) => void)[] = [];
  const talked = interact(
    { tell: (piece) => told.push(piece), onTyped: (listen) => ears.push(listen) },
    {
      sandbox: {
        converse: (request, signal) => {
          asked.resolve(request);
          request.terminal.begin(() => undefined);
          return new Promise((resolve) => signal.addEventListener('abort', () => resolve(ENDED)));
        },
      },
      artefact: { id: 'asks', language: PYTHON },
      compile: { ok: true, output: '', timeMs: 1 },
      limits: LIMITS,
      signal: new AbortController().signal,
    },
  );
  const kinds = () => told.map(({ kind }) => kind);
  const shown = () => told.map((piece) => (piece.kind === 'shown' ? piece.text : '')).join('');
  return {
    talked,
    asked: asked.promise,
    kinds,
    shown,
    type: (piece: Typed) => ears.forEach((hear) => hear(piece)),
  };
}

const WAITS = { waits: true, echoes: true, byLine: true };

test('CONSOLE-4: 90 seconds without input end a program that waits, and it is told 20 seconds before', async () => {
  const { talked, asked, kinds } = begin();
  const { terminal } = await asked;
  terminal.stands(WAITS);
  await vi.advanceTimersByTimeAsync(IDLE_MS - IDLE_TOLD_BEFORE_MS - 1);
  expect(kinds()).not.toContain('idle');
  await vi.advanceTimersByTimeAsync(1);
  expect(kinds().at(-1)).toBe('idle');
  // What it shows meanwhile is no input.
  terminal.stands(WAITS);
  await vi.advanceTimersByTimeAsync(IDLE_TOLD_BEFORE_MS);
  await expect(talked).resolves.toMatchObject({ ending: 'idle' });
});

test('CONSOLE-4: whoever types has 90 seconds more; a program that computes has no such clock', async () => {
  const { talked, asked, kinds, type } = begin();
  const { terminal } = await asked;
  terminal.stands(WAITS);
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  type({ key: 'text', text: 'a\n' });
  terminal.stands({ ...WAITS, waits: false });
  await vi.advanceTimersByTimeAsync(5 * IDLE_MS);
  terminal.stands(WAITS);
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(kinds().filter((kind) => kind === 'idle')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(talked).resolves.toMatchObject({ ending: 'idle', typed: 'a\n' });
});

test('CONSOLE-1: a character that comes in pieces is whole, and what is no character is shown as one that is none', async () => {
  const { asked, shown } = begin();
  const { terminal } = await asked;
  for (const byte of Buffer.from('a\0अ🌸')) terminal.shows(Buffer.of(byte));
  for (const byte of [0xff, 0xe0, 0xa4, 0x7a]) terminal.shows(Buffer.of(byte));
  expect(shown()).toBe('a\0अ🌸\uFFFD\uFFFDz');
});

test('CONSOLE-4: it gets the processor time of its problem, ten minutes by the clock and 1 MB of output', async () => {
  const { asked } = begin();
  const { limits } = await asked;
  expect(limits).toEqual({ ...LIMITS, wallMs: 600_000, outputBytes: 1 << 20 });
});
