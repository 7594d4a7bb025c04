import { LANGUAGES } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Boxes, ENVIRONMENT } from './boxes.ts';
import { checkArguments } from './compile-interpreted.ts';
import { CompileServer } from './compile-server.ts';
import { requirePrograms } from './probe.ts';
import { PREPARING_MS, TEST_CACHE } from './testing/test-sandbox.ts';
import { openToolbox } from './toolbox.ts';

const PYTHON = 5;
/** More than one server answers before the next one takes its place. */
const SOURCES = 1000;
let boxes: Boxes;
let server: CompileServer;

beforeAll(async () => {
  const toolbox = await openToolbox(TEST_CACHE, requirePrograms().jdk);
  boxes = new Boxes(toolbox, { cgroups: 'auto', slots: 0, extra: 0 });
  const { build } = toolchainAt(PYTHON);
  if (build.kind !== 'interpreted') throw new Error('Python is only looked over');
  server = new CompileServer({
    cell: boxes.settings,
    identity: () => boxes.identity(256),
    argv: checkArguments(build, LANGUAGES[PYTHON].id),
    env: ENVIRONMENT,
    exercises: ['print(1)\n'],
    records: false,
  });
  await server.ready;
}, PREPARING_MS);
afterAll(() => boxes.close());

test(
  'a worn compiler serves until the next one is warm: no source finds none, and all of them end',
  async () => {
    const { signal } = new AbortController();
    for (let source = 0; source < SOURCES; source += 1) {
      expect(await server.compile(Buffer.from(`print(${source})\n`), { signal })).toMatchObject({ ok: true });
      // As fast as one person after the other: a successor has time to come up.
      if (source % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await server.close();
    expect(await server.compile(Buffer.from('print(1)\n'), { signal })).toBeUndefined();
  },
  PREPARING_MS,
);
