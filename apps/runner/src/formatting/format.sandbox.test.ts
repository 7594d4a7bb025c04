import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import type { RunOutcome } from '@abhyas/queue/job';
import { warmSandbox } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createSandbox } from '../sandbox/bubblewrap-sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { format } from './format.ts';

let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'abhyas-format-'));
  await warmSandbox(folder);
  sandbox = await createSandbox({ cacheDir: folder, slots: 1, extra: 0, cgroups: 'auto', pools: false });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const languageOf = (id: string) => LANGUAGES.findIndex((each) => each.id === id) as LanguageIndex;
const formatted = (id: string, code: string, indent = 4): Promise<RunOutcome> =>
  format({ language: languageOf(id), code, indent }, sandbox, new AbortController().signal);

const bare = (text: string): string => text.replaceAll(/\s+/g, '');

const CPP =
  '#include <vector>\n#include <algorithm>\nint main(){for(int i=0;i<3;i++){\nif(i)continue;}\nreturn 0;}\n';

const LAID_OUT: readonly [id: string, before: string, after: string][] = [
  [
    'c',
    '#include <stdio.h>\nint main(void){int a=1;\nif(a)printf("%d",a);\nreturn 0;}\n',
    '#include <stdio.h>\nint main(void) {\n    int a = 1;\n    if (a)\n        printf("%d", a);\n    return 0;\n}\n',
  ],
  [
    'cpp17',
    CPP,
    '#include <vector>\n#include <algorithm>\nint main() {\n    for (int i = 0; i < 3; i++) {\n        if (i)\n            continue;\n    }\n    return 0;\n}\n',
  ],
  [
    'java',
    'class Main{\npublic static void main(String[] args){System.out.println(1+2);}}\n',
    'class Main {\n    public static void main(String[] args) {\n        System.out.println(1 + 2);\n    }\n}\n',
  ],
  [
    'python',
    "def f(a,b):\n  return a+b   # both\nprint(f(1,2),'x')\n",
    'def f(a, b):\n    return a + b  # both\n\n\nprint(f(1, 2), "x")\n',
  ],
];

describe('RUNNING-32: a source is formatted', () => {
  test.each(LAID_OUT)('in %s', async (id, before, after) => {
    expect(await formatted(id, before)).toEqual({ kind: 'formatted', code: after });
  });

  test('with the width of one indent that is asked for, and spaces within strings as they are', async () => {
    expect(await formatted('cpp17', 'int main(){return 0;}\n', 2)).toMatchObject({
      code: 'int main() {\n  return 0;\n}\n',
    });
    const python = 'def f():\n    s = """\n    four\n        eight"""\n    if s:\n        return s\n';
    expect(await formatted('python', python, 2)).toEqual({
      kind: 'formatted',
      code: 'def f():\n  s = """\n    four\n        eight"""\n  if s:\n    return s\n',
    });
    expect(await formatted('python', 'def f():\n  return 1\n', 8)).toMatchObject({
      code: 'def f():\n        return 1\n',
    });
  });

  test('a language without a formatter stays as it is', async () => {
    expect(await formatted('javascript', 'let  a')).toEqual({ kind: 'unformatted', reason: 'missing' });
  });

  test('long texts, the order of what is included, and comments are left alone', async () => {
    const code = `#include <stdlib.h>\n#include <stdio.h>\n// ${'word '.repeat(40)}end\nint main(void) {\n    puts("${'text '.repeat(40)}");\n    return 0;\n}\n`;
    const outcome = await formatted('c', code);
    expect(outcome.kind === 'formatted' && bare(outcome.code)).toBe(bare(code));
    expect(outcome.kind === 'formatted' && outcome.code).toContain('text '.repeat(40));
  });

  test('what is formatted already stays as it is, in every language', async () => {
    for (const [id, before] of LAID_OUT) {
      const once = await formatted(id, before);
      if (once.kind !== 'formatted') throw new Error(`${id}: ${once.kind}`);
      expect(await formatted(id, once.code)).toEqual(once);
    }
  });

  test('a name that is not declared hinders nobody', async () => {
    expect(await formatted('c', 'int main(void){return x;}')).toMatchObject({ kind: 'formatted' });
    expect(await formatted('java', 'class Main{int f(){return y;}}')).toMatchObject({ kind: 'formatted' });
    expect(await formatted('python', 'print( x )\n')).toMatchObject({ code: 'print(x)\n' });
  });

  test.each([
    ['c', '#include <stdio.h>\nint main(void) {\n    int a = 1\n    return a;\n}\n', 3],
    ['cpp17', 'int main() {\n    int a = 1;\n    a++\n    return a;\n}\n', 3],
    ['java', 'class Main {\n    int f() {\n        return 1\n    }\n}\n', 3],
    ['python', 'if True\n    print(1)\n', 1],
  ])('a text in %s that does not parse comes back as such, with its line', async (id, code, line) => {
    expect(await formatted(id, code)).toEqual({ kind: 'shapeless', line });
  });

  test('what is written to keep a formatter busy ends, and other characters come back as they were', async () => {
    const deep = `int main() { return ${'('.repeat(20_000)}1${')'.repeat(20_000)}; }`;
    const startedAt = performance.now();
    const outcome = await formatted('cpp17', deep);
    expect(['shapeless', 'unformatted', 'formatted']).toContain(outcome.kind);
    expect(performance.now() - startedAt).toBeLessThan(45_000);
    expect(await formatted('python', 'print( "नमस्ते 🙂" )\n')).toMatchObject({ code: 'print("नमस्ते 🙂")\n' });
    expect(await formatted('c', '// नमस्ते\nint main(void){return 0;}\n')).toMatchObject({
      code: '// नमस्ते\nint main(void) {\n    return 0;\n}\n',
    });
  });
});
