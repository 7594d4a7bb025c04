import { LANGUAGES } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import { Pace } from '@abhyas/queue/pace';
import { TEST_CACHE } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Boxes, ENVIRONMENT } from './boxes.ts';
import { checkArguments } from './compile-interpreted.ts';
import { CompileServer, type CompileServerSettings } from './compile-server.ts';
import { requirePrograms } from './probe.ts';
import { PREPARING_MS } from './testing/test-sandbox.ts';
import { openToolbox } from './toolbox.ts';

const PYTHON = 5;
/** More than one server answers before the next one takes its place. */
const SOURCES = 1000;
let boxes: Boxes;
let server: CompileServer;
let settings: CompileServerSettings;

beforeAll(async () => {
  const toolbox = await openToolbox(TEST_CACHE, requirePrograms().jdk);
  boxes = new Boxes(toolbox, { cgroups: 'auto', slots: 0, extra: 0 });
  const { build } = toolchainAt(PYTHON);
  if (build.kind !== 'interpreted') throw new Error('Python is only looked over');
  settings = {
    cell: boxes.settings,
    identity: () => boxes.identity(256),
    argv: checkArguments(build, LANGUAGES[PYTHON].id),
    env: ENVIRONMENT,
    exercises: ['print(1)\n'],
    records: false,
  };
  // However busy this machine is, nobody passes by.
  server = new CompileServer({ ...settings, turnMs: 60_000 });
  await server.ready;
}, PREPARING_MS);
afterAll(() => boxes.close());

/** Says so in the place of a compiler of one's own. */
const ALONE = { ok: false, output: 'alone' } as const;
const alone = () => Promise.resolve(ALONE);

/** Takes the compiler a while. */
const long = (mark: number): Uint8Array => Buffer.from(`x${mark} = [${'1, '.repeat(60_000)}]\n`);

test('RUNNING-13: sources that come together are compiled one after the other, by the warm compiler, in their order', async () => {
  const { signal } = new AbortController();
  const ended: number[] = [];
  const paces = Array.from({ length: 6 }, () => new Pace());
  const asked = paces.map(async (pace, mark) => {
    const answer = await server.compile(Buffer.from(`print(${mark})\n`), { signal, pace, alone });
    ended.push(mark);
    return answer.ok;
  });
  expect(paces.map(({ atCompiler }) => atCompiler)).toEqual(['compiles', ...Array(5).fill('waits')]);
  expect(await Promise.all(asked)).toEqual([true, true, true, true, true, true]);
  expect(ended).toEqual([0, 1, 2, 3, 4, 5]);
  expect(paces.some(({ standsBy }) => standsBy)).toBe(false);
});

test('RUNNING-13: while sources take long, one of those that wait has a compiler of its own, and no more at a time', async () => {
  const impatient = new CompileServer({ ...settings, turnMs: 1 });
  await impatient.ready;
  const { signal } = new AbortController();
  const own = Promise.withResolvers<typeof ALONE>();
  const begun: number[] = [];
  const asked = [1, 2, 3, 4].map((mark) =>
    impatient.compile(long(mark), {
      signal,
      alone: () => {
        begun.push(mark);
        return own.promise;
      },
    }),
  );
  for (const waited of [0, 2, 3]) expect(await asked[waited]).toMatchObject({ ok: true });
  expect(begun).toEqual([2]);
  own.resolve(ALONE);
  expect(await asked[1]).toBe(ALONE);
  expect(
    await Promise.all([5, 6].map((mark) => impatient.compile(long(mark), { signal, alone }))),
  ).toMatchObject([{ ok: true }, ALONE]);
  await impatient.close();
});

test('RUNNING-13: a source that goes away while it waits is not compiled, and holds up nobody', async () => {
  const { signal } = new AbortController();
  const leaving = new AbortController();
  const first = server.compile(long(10), { signal, alone });
  const left = server.compile(long(11), { signal: leaving.signal, alone });
  const last = server.compile(long(12), { signal, alone });
  leaving.abort();
  expect(await left).toBe(ALONE);
  expect([await first, await last]).toMatchObject([{ ok: true }, { ok: true }]);
});

test(
  'a worn compiler serves until the next one is warm: no source finds none, and all of them end',
  async () => {
    const { signal } = new AbortController();
    for (let source = 0; source < SOURCES; source += 1) {
      expect(await server.compile(Buffer.from(`print(${source})\n`), { signal, alone })).toMatchObject({
        ok: true,
      });
      // As fast as one person after the other: a successor has time to come up.
      if (source % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await server.close();
    expect(await server.compile(Buffer.from('print(1)\n'), { signal, alone })).toBe(ALONE);
  },
  PREPARING_MS,
);
