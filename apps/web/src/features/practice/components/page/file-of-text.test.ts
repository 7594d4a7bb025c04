import { difference, textOf } from '@abhyas/contract/text-changes';
import { readPage } from '@abhyas/languages/page/tools/files';
import { ChangeSet, type Text } from '@codemirror/state';
import { expect, test } from 'vitest';

import type { EditedText } from '../../../../ui/editor/editor-handle.ts';
import { FileOfText } from './file-of-text.ts';

const PAGE = '=== index.html ===\n<p>a</p>\n=== style.css ===\n=== script.js ===\nb();\n';

/** A text as the device has it: what others do is told, what its editor does is not. */
class Whole implements EditedText {
  doc: Text;
  #follower: (changes: ChangeSet, undoable: boolean) => void = () => {};
  constructor(text: string) {
    this.doc = textOf(text);
  }
  edit(changes: ChangeSet): void {
    this.doc = changes.apply(this.doc);
  }
  follow(follower: (changes: ChangeSet, undoable: boolean) => void): () => void {
    this.#follower = follower;
    return () => {};
  }
  fromElsewhere(text: string): void {
    const changes = difference(this.doc.toString(), text);
    this.edit(changes);
    this.#follower(changes, false);
  }
}

/** An editor that shows a file. */
function show(whole: Whole, file: 'index.html' | 'style.css' | 'script.js') {
  const text = new FileOfText(whole, file);
  const editor = { doc: text.doc };
  text.follow((changes) => {
    editor.doc = changes.apply(editor.doc);
  });
  const type = (from: number, to: number, insert: string): void => {
    const changes = ChangeSet.of({ from, to, insert }, editor.doc.length);
    editor.doc = changes.apply(editor.doc);
    text.edit(changes, 'type');
  };
  return { type, shown: () => editor.doc.toString() };
}

test('WEBPAGE-2: what is typed in a file is typed in its place of the page', () => {
  const whole = new Whole(PAGE);
  const { type, shown } = show(whole, 'index.html');
  expect(shown()).toBe('<p>a</p>');
  type(3, 4, 'new');
  type(10, 10, '\n<hr>');
  expect(shown()).toBe('<p>new</p>\n<hr>');
  expect(whole.doc.toString()).toBe(PAGE.replace('<p>a</p>', '<p>new</p>\n<hr>'));
});

test('WEBPAGE-2: a file that was empty, or is emptied, leaves the others alone', () => {
  const whole = new Whole(PAGE);
  const { type, shown } = show(whole, 'style.css');
  type(0, 0, 'p {}');
  expect(readPage(whole.doc.toString())).toEqual({
    'index.html': '<p>a</p>',
    'style.css': 'p {}',
    'script.js': 'b();\n',
  });
  type(0, 4, '');
  type(0, 0, 'h1 {}');
  expect(shown()).toBe('h1 {}');
  expect(readPage(whole.doc.toString())?.['script.js']).toBe('b();\n');
});

test('WEBPAGE-2: what another device does to a file is shown in it, what it does to others is not', () => {
  const whole = new Whole(PAGE);
  const { type, shown } = show(whole, 'script.js');
  whole.fromElsewhere(PAGE.replace('<p>a</p>', '<p>longer</p>'));
  expect(shown()).toBe('b();\n');
  type(0, 1, 'c');
  whole.fromElsewhere(whole.doc.toString().replace('c();', 'c(1);'));
  expect(shown()).toBe('c(1);\n');
  expect(readPage(whole.doc.toString())?.['index.html']).toBe('<p>longer</p>');
});

test('WEBPAGE-2: the name of a file that is typed as a line parts the file there, and nothing is lost', () => {
  const whole = new Whole(PAGE);
  const { type, shown } = show(whole, 'index.html');
  type(8, 8, '\n=== style.css ===\nmore');
  expect(shown()).toBe('<p>a</p>');
  expect(whole.doc.toString()).toContain('more\n=== style.css ===');
});
