import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, test } from 'vitest';

import { bringMarkers, markers, markersIn, showMarkers } from './editor-markers.ts';

let view: EditorView | undefined;
afterEach(() => view?.destroy());

function editorWith(doc: string): EditorView {
  view = new EditorView({ parent: document.body, state: EditorState.create({ doc, extensions: [markers] }) });
  return view;
}

const marked = (editor: EditorView): (string | null)[] =>
  [...editor.dom.querySelectorAll('.cm-marked')].map((line) => line.textContent);
const remarks = (editor: EditorView): (string | null | undefined)[] =>
  [...editor.dom.querySelectorAll('.editor-remark > span')].map((remark) => remark.textContent);

const CODE = 'one\ntwo\nthree\nfour\n';
const FOUND = [
  { line: 2, severity: 'error', text: 'The name `twoo` is not known.', open: true },
  { line: 4, severity: 'warning', text: 'Nothing uses this.' },
] as const;

test('the explanation stands under its line, with its code set apart', () => {
  const editor = editorWith(CODE);
  showMarkers(editor, FOUND);
  expect(marked(editor)).toEqual(['two', 'four']);
  expect(remarks(editor)).toEqual(['The name twoo is not known.']);
  const remark = editor.dom.querySelector('.editor-remark-place');
  expect(remark?.querySelector('code')?.textContent).toBe('twoo');
  expect(remark?.previousElementSibling?.textContent).toBe('two');
  expect(editor.state.doc.toString()).toBe(CODE);
});

test('PRACTICE-53: lines that are put in, at the beginning, before and behind, move the marks with their lines', () => {
  const editor = editorWith(CODE);
  showMarkers(editor, FOUND);
  editor.dispatch({ changes: { from: 0, insert: 'zero\n' } });
  editor.dispatch({ changes: { from: editor.state.doc.line(3).from, insert: 'before\n' } });
  editor.dispatch({ changes: { from: editor.state.doc.line(4).to, insert: '\nbehind' } });
  expect(marked(editor)).toEqual(['two', 'four']);
  expect(editor.dom.querySelector('.editor-remark-place')?.previousElementSibling?.textContent).toBe('two');
});

test('a mark goes when its line is edited, and the others stay', () => {
  const editor = editorWith(CODE);
  showMarkers(editor, FOUND);
  editor.dispatch({ changes: { from: editor.state.doc.line(2).from + 1, insert: 'w' } });
  expect(marked(editor)).toEqual(['four']);
  expect(remarks(editor)).toEqual([]);
  editor.dispatch({ changes: { from: editor.state.doc.line(3).to, to: editor.state.doc.line(4).from } });
  expect(marked(editor)).toEqual([]);
});

test('text that is typed at either end of a line edits it', () => {
  const editor = editorWith(CODE);
  showMarkers(editor, FOUND);
  editor.dispatch({ changes: { from: editor.state.doc.line(2).to, insert: ';' } });
  editor.dispatch({ changes: { from: editor.state.doc.line(4).from, insert: ' ' } });
  expect(marked(editor)).toEqual([]);
});

test('what is said of a line is shown and put away by its sign and its own button, also after it has moved', () => {
  const editor = editorWith(CODE);
  showMarkers(editor, FOUND);
  editor.dispatch({ changes: { from: 0, insert: 'zero\n' } });
  editor.dom.querySelector<HTMLElement>('.editor-remark button')?.click();
  expect(remarks(editor)).toEqual([]);
  expect(marked(editor)).toEqual(['two', 'four']);
  const sign = editor.dom.querySelector<HTMLElement>('.cm-sign-warning');
  expect(sign?.getAttribute('aria-label')).toBe('Nothing uses this.');
  sign?.click();
  expect(remarks(editor)).toEqual(['Nothing uses this.']);
  expect(editor.dom.querySelector('.cm-sign-warning')?.getAttribute('aria-expanded')).toBe('true');
});

test('PRACTICE-53: marks come back with their text, moved by what was changed elsewhere meanwhile', () => {
  const editor = editorWith(CODE);
  showMarkers(editor, FOUND);
  editor.dispatch({ changes: { from: 0, insert: 'zero\n' } });
  const kept = markersIn(editor);
  editor.destroy();

  const again = editorWith(`zero\n${CODE}`);
  bringMarkers(again, kept);
  expect(marked(again)).toEqual(['two', 'four']);
  expect(remarks(again)).toEqual(['The name twoo is not known.']);
  again.destroy();

  const elsewhere = editorWith(`zero\nnew\n${CODE}`);
  bringMarkers(elsewhere, kept);
  expect(marked(elsewhere)).toEqual(['two', 'four']);
  elsewhere.destroy();

  const edited = editorWith(`zero\n${CODE.replace('two', 'twice')}`);
  bringMarkers(edited, kept);
  expect(marked(edited)).toEqual(['four']);
});
