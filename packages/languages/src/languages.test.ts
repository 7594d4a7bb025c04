import { existsSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { LANGUAGES } from './index.ts';
import { CODE_KEYS, languageOf, USUAL_KEYS } from './code-keys.ts';
import { smokeData, smokeFile } from './smoke.ts';
import { TEMPLATES } from './templates.ts';
import { toolchainAt } from './toolchains.ts';
import type { LanguageIndex } from './index.ts';

/** What a language still lacks, in words that say what to write. */
function lacking(index: LanguageIndex): string[] {
  const { id, codeKey, fileName, timeFactor } = LANGUAGES[index];
  const files = [`${id}/info.ts`, `${id}/toolchain.ts`].map((file) => path.join(import.meta.dirname, file));
  const smoke = smokeData(index).kinds.map((kind) => smokeFile(index, kind));
  const missing = [...files, ...smoke].filter((file) => !existsSync(file)).map((file) => `the file ${file}`);
  if (!fileName.endsWith(`.${codeKey}`)) missing.push(`a file name that ends with .${codeKey}`);
  const { memoryAddedMb, processes, compileLimits } = toolchainAt(index);
  const numbers = { timeFactor, processes, ...compileLimits };
  const wrong = Object.entries(numbers).filter(([, value]) => !(value > 0));
  if (memoryAddedMb < 0) missing.push('memoryAddedMb');
  return [...missing, ...wrong.map(([name]) => `a ${name} above 0`)];
}

test('LANGUAGES-1: C 0, C++11 1, C++14 2, C++17 3, Java 4, Python 5, JavaScript 6, SQL 7, pages 8, circuits 9', () => {
  const onTheWire = [
    'C',
    'C++11',
    'C++14',
    'C++17',
    'Java',
    'Python',
    'JavaScript',
    'SQL',
    'Web page',
    'Circuit',
  ];
  expect(LANGUAGES.map(({ name }) => name).slice(0, onTheWire.length)).toEqual(onTheWire);
});

test.each(LANGUAGES.map((language, index) => [language.id, index as LanguageIndex] as const))(
  '%s lacks nothing: info, toolchain, template and smoke programs',
  (_, index) => {
    expect(lacking(index)).toEqual([]);
  },
);

test.each(CODE_KEYS)('%s: the editor and the readers of errors have what they need', async (key) => {
  const { grammar, errors, symbols, elsewhere } = languageOf(key);
  expect((await grammar()).grammar().language.name).not.toBe('');
  const { readMessages } = await errors.reader();
  const nothing = { code: '', compileOutput: '', stderr: '', signal: null, exitCode: 3 };
  expect(readMessages(nothing)).toMatchObject([
    { line: null, text: expect.stringContaining('exit code 3') as string },
  ]);
  expect(errors.locations.global).toBe(true);
  expect(new Set(symbols.split(' ')).size).toBe(symbols.split(' ').length);
  expect(elsewhere.endings).toContain(key);
});

test('PRACTICE-18, LANGUAGES-3: a problem that lists no languages is offered in C, C++, Java and Python', () => {
  expect(USUAL_KEYS).toEqual(['c', 'cpp', 'java', 'py']);
});

test('PRACTICE-30, LANGUAGES-2: indices 1 to 3 share the C++ saved code, and the Python default is empty', () => {
  expect(LANGUAGES.slice(1, 4).map(({ codeKey }) => codeKey)).toEqual(['cpp', 'cpp', 'cpp']);
  expect(Object.keys(TEMPLATES)).toEqual([...CODE_KEYS]);
  expect(TEMPLATES.py).toBe('');
  expect(TEMPLATES.c && TEMPLATES.cpp && TEMPLATES.java).not.toBe('');
});
