import { CODE_KEYS, type CodeKey } from '@abhyas/languages/language-info';
import { describe, expect, test } from 'vitest';

import { cTable } from './c.table.ts';
import { cppTable } from './cpp.table.ts';
import { explain, explainWarnings } from './explain.ts';
import type { Failure } from './explanation.ts';
import { javaTable } from './java.table.ts';
import { nativeCrashes } from './native-crashes.table.ts';
import { pythonTable } from './python.table.ts';
import { warningsTable } from './warnings.table.ts';

/** What the real compiler or run-time said; written by scripts/record-explanation-fixtures.mjs. */
type Recorded = Partial<Pick<Failure, 'stderr' | 'signal' | 'exitCode' | 'crash'>> & {
  compiled: boolean;
  compile?: string;
};

/** A wrong program: `=== rule-id : words that must be in the sentence @line`, and `<-` at the wrong line. */
type WrongProgram = { id: string; words: string[]; line: number | null; code: string; said: Recorded };

const fixtures = import.meta.glob<string>('./fixtures/*', { query: '?raw', import: 'default', eager: true });

function programsOf(key: CodeKey | 'warnings'): WrongProgram[] {
  const text = fixtures[`./fixtures/${key}.programs.txt`] ?? '';
  const recorded = JSON.parse(fixtures[`./fixtures/${key}.outputs.json`] ?? '[]') as Recorded[];
  return text
    .split(/^=== /m)
    .slice(1)
    .map((section, index) => {
      const end = section.indexOf('\n');
      const [, id = '', words = '', at] =
        /^([\w-]+)(?: : (.*?))?(?: @(\w+))?$/.exec(section.slice(0, end)) ?? [];
      const code = section.slice(end + 1);
      const marked = code.split('\n').findIndex((line) => line.includes('<-')) + 1;
      const line = at === undefined ? marked : at === 'none' ? null : Number(at);
      const said = recorded[index];
      if (!said) throw new Error(`${key} ${id}: record the outputs again`);
      return { id, words: words.split(' ').filter(Boolean), line, code, said };
    });
}

function explainProgram(key: CodeKey, { code, said }: WrongProgram) {
  return explain({
    key,
    code,
    compileOutput: said.compile ?? '',
    stderr: said.stderr ?? '',
    signal: said.signal ?? null,
    exitCode: said.exitCode,
    crash: said.crash,
  });
}

describe.each(CODE_KEYS)('the commonest mistakes in %s', (key) => {
  const programs = programsOf(key);

  test.each(programs)('$id ($words)', (program) => {
    const explanation = explainProgram(key, program);
    expect({ id: explanation?.id, line: explanation?.line }).toEqual({ id: program.id, line: program.line });
    for (const word of program.words) expect(explanation?.text).toContain(word);
    expect(explanation?.text).not.toMatch(/\{\w+\}|undefined/);
  });

  test('at least 25 different mistakes are known', () => {
    expect(new Set(programs.map((program) => program.id)).size).toBeGreaterThanOrEqual(25);
  });
});

describe('RUNNING-7: results that teach: what gcc warns of beside a wrong answer', () => {
  const programs = programsOf('warnings');

  test.each(programs)('$id', ({ id, line, code, said }) => {
    expect(said.compiled).toBe(true);
    const [first] = explainWarnings({ code, compileOutput: said.compile ?? '' });
    expect({ id: first?.id, line: first?.line }).toEqual({ id, line });
    expect(first?.text).not.toMatch(/\{\w+\}|undefined/);
  });

  test('every row of the table is tried, and a fine program is warned of nothing', () => {
    const tried = new Set(programs.map(({ id }) => id));
    expect(warningsTable.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
    expect(explainWarnings({ code: 'int main(void) {}', compileOutput: '' })).toEqual([]);
  });
});

test('a message that no table knows, an empty one and a fine program are left unexplained', () => {
  const nothing = { code: 'int main() {}', compileOutput: '', stderr: '', signal: null };
  for (const key of CODE_KEYS) {
    expect(explain({ ...nothing, key })).toBeNull();
    expect(explain({ ...nothing, key, compileOutput: 'main.c:1:1: error: quantum flux' })).toBeNull();
  }
});

test('a line that the program does not have is never named', () => {
  const explanation = explain({
    key: 'c',
    code: 'int main(void) { return x; }',
    compileOutput: "main.c:99:5: error: 'x' undeclared (first use in this function)",
    stderr: '',
    signal: null,
  });
  expect(explanation).toMatchObject({ id: 'undeclared', line: null });
});

test('every sentence ends with a full stop and has no exclamation mark', () => {
  for (const { text } of [
    ...cTable,
    ...cppTable,
    ...javaTable,
    ...pythonTable,
    ...nativeCrashes,
    ...warningsTable,
  ]) {
    expect(text).toMatch(/[.:?}]$/);
    expect(text.replaceAll(/`[^`]*`/g, '')).not.toContain('!');
  }
});
