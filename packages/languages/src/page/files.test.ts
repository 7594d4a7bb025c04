import { expect, test } from 'vitest';

import { pageTemplate } from './template.ts';
import { asScript } from './tools/as-script.ts';
import { filePlaces, readPage, writePage } from './tools/files.ts';
import { wordsAgainst } from './tools/words-against.ts';

const files = { 'index.html': '<p>a</p>\n', 'style.css': 'p {}\n', 'script.js': 'a();\n' };

test('WEBPAGE-1: the three files of a page are one text, and come out of it again', () => {
  const text = writePage(files);
  expect(text).toBe('=== index.html ===\n<p>a</p>\n=== style.css ===\np {}\n=== script.js ===\na();\n');
  expect(readPage(text)).toEqual({ ...files, 'index.html': '<p>a</p>', 'style.css': 'p {}' });
  expect(readPage(pageTemplate)?.['script.js']).toBe('');
});

test.each([
  ['nothing', ''],
  ['a file only', '<p>a</p>'],
  ['a line that is missing', '=== index.html ===\n=== script.js ===\n'],
  ['files in another order', '=== style.css ===\n=== index.html ===\n=== script.js ===\n'],
  ['something before', 'x\n=== index.html ===\n=== style.css ===\n=== script.js ===\n'],
  ['a name within a line', '=== index.html ===\nx=== style.css ===\n=== script.js ===\n'],
])('WEBPAGE-1: %s is no page', (_, text) => {
  expect(filePlaces(text)).toBeNull();
  expect(wordsAgainst(text)).toContain('error: a page is a text with the lines');
});

test('WEBPAGE-1: files may be empty, and a name that comes again is a text', () => {
  const text =
    '=== index.html ===\n=== style.css ===\n=== script.js ===\n=== script.js ===\n=== style.css ===\n';
  expect(readPage(text)).toEqual({
    'index.html': '',
    'style.css': '',
    'script.js': '=== script.js ===\n=== style.css ===\n',
  });
  expect(wordsAgainst(text)).toBe('');
});

test('WEBPAGE-11: modules become one script, each with its own names, which gives back what is asked for', () => {
  const one = 'const own = 1;\nexport const one = own;\n';
  const two =
    "import { one } from './one.js';\nconst own = 2;\nexport function two() {\n  return one + own;\n}\n";
  // eslint-disable-next-line no-eval
  expect(((0, eval)(asScript([one, two], ['two'])) as { two: () => number }).two()).toBe(3);
});
