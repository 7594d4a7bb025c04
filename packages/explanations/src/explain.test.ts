import { describe, expect, test } from 'vitest';

import { explain, explainWarnings } from './explain.ts';
import { explainersOf, warningExplainers } from './rules.ts';
import { EXPLAINED_KEYS, failureOf, programsOf } from './testing/fixtures.ts';
import { warningsTable } from './gcc/warnings.ts';

describe.each(EXPLAINED_KEYS)('the commonest mistakes in %s', (key) => {
  const programs = programsOf(key);

  test.each(programs)('$id ($words)', async (program) => {
    const explanation = explain(failureOf(key, program), { ...(await explainersOf(key)), language: 'en' });
    expect({ id: explanation?.id, line: explanation?.line }).toEqual({ id: program.id, line: program.line });
    for (const word of program.words) expect(explanation?.text).toContain(word);
    // In JavaScript `undefined` is a value that a sentence may name, as code.
    expect(explanation?.text.replaceAll('`undefined`', '')).not.toMatch(/\{\w+\}|undefined/);
  });

  test('at least 25 different mistakes are known', () => {
    expect(new Set(programs.map((program) => program.id)).size).toBeGreaterThanOrEqual(25);
  });
});

describe('RUNNING-7: results that teach: what gcc warns of beside a wrong answer', () => {
  const programs = programsOf('warnings');

  test.each(programs)('$id', async ({ id, line, code, said }) => {
    expect(said.compiled).toBe(true);
    const explaining = { ...(await warningExplainers()), language: 'en' } as const;
    const [first] = explainWarnings({ code, compileOutput: said.compile ?? '' }, explaining);
    expect({ id: first?.id, line: first?.line }).toEqual({ id, line });
    expect(first?.text).not.toMatch(/\{\w+\}|undefined/);
  });

  test('every row of the table is tried, and a fine program is warned of nothing', async () => {
    const tried = new Set(programs.map(({ id }) => id));
    expect(warningsTable.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
    const explaining = { ...(await warningExplainers()), language: 'en' } as const;
    expect(explainWarnings({ code: 'int main(void) {}', compileOutput: '' }, explaining)).toEqual([]);
  });
});

test('a message that no table knows, an empty one and a fine program are left unexplained', async () => {
  const nothing = { code: 'int main() {}', compileOutput: '', stderr: '', signal: null };
  for (const key of EXPLAINED_KEYS) {
    const explaining = { ...(await explainersOf(key)), language: 'en' } as const;
    expect(explain({ ...nothing, key }, explaining)).toBeNull();
    const unknown = { ...nothing, key, compileOutput: 'main.c:1:1: error: quantum flux' };
    expect(explain(unknown, explaining)).toBeNull();
  }
});

test('a line that the program does not have is never named', async () => {
  const explanation = explain(
    {
      key: 'c',
      code: 'int main(void) { return x; }',
      compileOutput: "main.c:99:5: error: 'x' undeclared (first use in this function)",
      stderr: '',
      signal: null,
    },
    { ...(await explainersOf('c')), language: 'en' },
  );
  expect(explanation).toMatchObject({ id: 'c/undeclared', line: null });
});

test('what a compiler says that names the classes of the library in full is understood as well', async () => {
  const failure = {
    key: 'java',
    code: 'class Main {\n    static int f(String s) {\n        return s.length;\n    }\n}\n',
    compileOutput:
      'Main.java:3: error: cannot find symbol\n        return s.length;\n                ^\n  symbol:   variable length\n  location: variable s of type java.lang.String\n1 error\n',
    stderr: '',
    signal: null,
  } as const;
  const said = explain(failure, { ...(await explainersOf('java')), language: 'en' });
  expect(said).toMatchObject({ id: 'java/length-needs-brackets', line: 3 });
});
