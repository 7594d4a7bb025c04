import { expect, test } from 'vitest';

import { asBlock, editorKind, movedItem, programBlock } from './editing.rules.ts';
import { remarkAt, remarksOf } from './remarks.rules.ts';
import { folderFor, renamingInto, renamingsFor } from './structure.rules.ts';

test('a block is between blank lines, wherever the caret was', () => {
  expect(asBlock('', '> B', '')).toBe('> B\n');
  expect(asBlock('One.', '> B', '')).toBe('\n\n> B\n');
  expect(asBlock('One.\n', '> B', '\nTwo.')).toBe('\n> B\n');
  expect(asBlock('One.\n\n', '> B', 'Two.')).toBe('> B\n\n');
});

test('a program of a lesson is written as the how-to says', () => {
  const program = { language: 'python', code: 'print(input())\n', stdin: '3 4\n', output: '3 4' };
  expect(programBlock(program)).toBe(
    '```python run stdin="3 4\\n"\nprint(input())\n```\n\n```output\n3 4\n```',
  );
});

test('the main file says which editor a folder has', () => {
  expect(editorKind(['a.svg', 'text.md'])).toBe('text');
  expect(editorKind(['quiz.yaml', 'text.md'])).toBe('files');
  expect(editorKind(['notes.md'])).toBe('files');
});

test('an item moves within its list, and never out of it', () => {
  expect(movedItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('a fault of the check is said at its field', () => {
  const folder = 'courses/01-c/01-a/02-q';
  const text = 'title: T\nquestions:\n  - question: A\n    correct: []\n';
  const faults = [
    { file: `${folder}/quiz.yaml`, line: 4, message: 'questions.0.correct: Too small' },
    { file: folder, line: 0, message: 'Whole.' },
  ];
  const remarks = remarksOf(faults, folder, () => text);
  expect(remarkAt(remarks, 'quiz.yaml', ['questions', 0, 'correct'])).toBe('Too small');
  expect(remarkAt(remarks, 'quiz.yaml', ['questions', 1])).toBeUndefined();
  expect(remarks.map(({ file }) => file)).toEqual(['quiz.yaml', '']);
});

test('assets move among those that are still there, and to the end of another module', () => {
  const assets = ['01-a', '02-b', '03-c'].map((name) => ({
    folder: `m/${name}`,
    change: name === '02-b' ? 'removed' : 'same',
  }));
  expect(renamingsFor(assets, { from: 1, to: 0 })).toEqual([
    { from: 'm/03-c', to: 'm/01-c' },
    { from: 'm/01-a', to: 'm/03-a' },
  ]);
  expect(renamingInto('x/07-z', { folder: 'm', assets })).toEqual({ from: 'x/07-z', to: 'm/04-z' });
  const full = [{ folder: 'm/99-last', change: 'same' }];
  expect(folderFor('m', full, 'more')).toBeNull();
});
