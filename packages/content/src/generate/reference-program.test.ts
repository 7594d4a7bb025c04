import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildReference } from './reference-program.ts';

test('a program that keeps files begins each run in an empty folder', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'abhyas-test-'));
  const source = join(dir, 'solution.py');
  await writeFile(
    source,
    'import os\nprint(input(), os.listdir())\nopen("kept", "w").close()\nprint(os.listdir())\n',
  );
  const reference = await buildReference(source);
  expect(await reference.answer('first\n')).toBe("first []\n['kept']\n");
  expect(await reference.answer('second\n')).toBe("second []\n['kept']\n");
  await reference.close();
  await rm(dir, { recursive: true });
});
