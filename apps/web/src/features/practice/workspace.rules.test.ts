import { describe, expect, test } from 'vitest';

import {
  backFrom,
  languageFor,
  newInput,
  offeredLanguages,
  startingInputs,
  wantedLanguage,
} from './workspace.rules.ts';

describe('the language list', () => {
  test('PRACTICE-18: is built from the languages that have starter code or a custom test case', () => {
    const names = offeredLanguages({ code: { cpp: '' }, ctestcase: { py: '1' } }).map(({ name }) => name);
    expect(names).toEqual(['C++11', 'C++14', 'C++17', 'Python']);
    const all = offeredLanguages({ code: { c: '', cpp: '', java: '', py: '' }, ctestcase: {} });
    expect(all.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a chosen language that the problem does not offer gives way to its first', () => {
    expect(languageFor(5, [{ value: 0 }, { value: 5 }])).toBe(5);
    expect(languageFor(4, [{ value: 1 }, { value: 5 }])).toBe(1);
  });
});

test('a problem opens in its course’s language, unless another one was chosen for it; C++ in the standard of choice', () => {
  const none = { own: undefined, course: undefined };
  expect(wantedLanguage({ ...none, usual: 5 })).toBe(5);
  expect(wantedLanguage({ ...none, course: 4, usual: 0 })).toBe(4);
  expect(wantedLanguage({ ...none, course: 3, usual: 1 })).toBe(1);
  expect(wantedLanguage({ own: 0, course: 4, usual: 5 })).toBe(0);
});

test('PRACTICE-8: from=1 sends back to /practise, from=2 to the learn page, otherwise to the previous page', () => {
  const problem = { subtopicId: 'c-loops', assetId: 'sum up' };
  expect(backFrom('1', problem)).toBe('/practise');
  expect(backFrom('2', problem)).toBe('/learn/c-loops/sum%20up');
  expect(backFrom('2', { subtopicId: 'c-loops', assetId: '' })).toBe('/learn/c-loops/root');
  expect(backFrom('3', problem)).toBeNull();
});

test('own inputs begin with the author’s; a new one takes a free number', () => {
  const inputs = startingInputs([], '1 2');
  expect(inputs).toEqual([{ id: 'input-1', name: 'Input 1', text: '1 2' }]);
  expect(newInput(inputs).id).toBe('input-2');
  expect(newInput([newInput(inputs)]).id).toBe('input-3');
  expect(startingInputs([{ id: 'x', name: 'mine', text: '' }], '1')).toHaveLength(1);
});
