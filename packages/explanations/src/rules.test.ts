import { PAGE_LANGUAGES } from '@abhyas/contract/page-language';
import { expect, test } from 'vitest';

import { answerRules } from './answers/text.ts';
import { endlessRules } from './endless/endless.ts';
import { type Text, textIn } from './explanation.ts';
import { explain, explainWarnings } from './explain.ts';
import { explainersOf, warningExplainers } from './rules.ts';
import { EXPLAINED_KEYS, failureOf, programsOf } from './testing/fixtures.ts';

type Row = { readonly id: string; readonly text: Text };

const tables = await Promise.all([...EXPLAINED_KEYS.map(explainersOf), warningExplainers()]);
const rows: readonly Row[] = [...tables.flatMap(({ rules }) => rules), ...answerRules, ...endlessRules];
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test('RUNNING-8: every text has the same placeholders in each language of the pages', () => {
  const broken = rows.filter(({ text }) =>
    PAGE_LANGUAGES.some(
      (language) => String(placeholders(textIn(text, language))) !== String(placeholders(text.en)),
    ),
  );
  expect(broken).toEqual([]);
});

test('C, C++, Java, Python, JavaScript and SQL are explained', () => {
  expect(EXPLAINED_KEYS).toEqual(expect.arrayContaining(['c', 'cpp', 'java', 'py', 'js', 'sql']));
});

test('an id names one mistake: rows that share it tell the same', () => {
  const texts = new Map<string, string>();
  const clashing = rows.filter(({ id, text }) => {
    const known = texts.get(id);
    texts.set(id, text.en);
    return known !== undefined && known !== text.en;
  });
  expect(clashing.map(({ id }) => id)).toEqual([]);
});

test('every sentence ends with a full stop and has no exclamation mark', () => {
  for (const { text } of rows) {
    expect(text.en).toMatch(/[.:?}]$/);
    expect(text.en.replaceAll(/`[^`]*`/g, '')).not.toContain('!');
  }
});

/** A Hindi sentence without code, and without what the compiler itself said: that is in quotes or brackets. */
const bare = (text: string) => text.replaceAll(/`[^`]*`|"[^"]*"|\([^)]*\)/g, '');
/** Single English terms stay in Latin letters; three words in a row are English. */
const ENGLISH = /[a-z]+ [a-z]+ [a-z]+/i;

test.each(EXPLAINED_KEYS)(
  'RUNNING-8: no explanation of a recorded program in %s is half in English',
  async (key) => {
    const explaining = { ...(await explainersOf(key)), language: 'hi' } as const;
    const told = programsOf(key).map((program) => explain(failureOf(key, program), explaining)?.text ?? '');
    expect(told.filter((text) => ENGLISH.test(bare(text)) || !/\p{Script=Devanagari}/u.test(text))).toEqual(
      [],
    );
  },
);

test('RUNNING-8: nor is a warning', async () => {
  const explaining = { ...(await warningExplainers()), language: 'hi' } as const;
  const told = programsOf('warnings').flatMap(({ code, said }) =>
    explainWarnings({ code, compileOutput: said.compile ?? '' }, explaining).map(({ text }) => text),
  );
  expect(told.filter((text) => ENGLISH.test(bare(text)))).toEqual([]);
});

test('RUNNING-8: an error is explained in Hindi, the names of the program as they are', async () => {
  const failure = {
    key: 'c' as const,
    code: 'struct point { int x; };\nint main(void) { struct point p; p.xx = 1; return 0; }\n',
    compileOutput:
      'main.c:2:35: error: ‘struct point’ has no member named ‘xx’; did you mean ‘x’?\n    2 | int main(void) { struct point p; p.xx = 1; return 0; }\n',
    stderr: '',
    signal: null,
  };
  const explainers = await explainersOf('c');
  expect(explain(failure, { ...explainers, language: 'hi' })?.text).toBe(
    '`struct point` में `xx` नाम का कोई सदस्य नहीं है। क्या आपका मतलब `x` था?',
  );
  expect(explain(failure, { ...explainers, language: 'en' })?.text).toBe(
    '`struct point` has no member called `xx`. Did you mean `x`?',
  );
});
