import { HighlightStyle, syntaxHighlighting, type TagStyle } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

import type { EditorPalette } from './editor-palettes.ts';

/** A CodeMirror theme from a palette. */
export function editorTheme(palette: EditorPalette): Extension {
  return [frameOf(palette), syntaxHighlighting(highlightOf(palette))];
}

function frameOf(palette: EditorPalette): Extension {
  // In a selection all inks give way to the theme's own: its colours are made for its ground.
  const selection = { backgroundColor: palette.selection, color: palette.text };
  const found = { backgroundColor: 'transparent', outline: `1px solid ${palette.lineNumber}` };
  return EditorView.theme(
    {
      '&': {
        backgroundColor: palette.background,
        color: palette.text,
        height: '100%',
        // What is said under a line is as wide as what is seen, and not as the longest line.
        containerType: 'inline-size',
      },
      '&.cm-focused': { outline: 'none' },
      // Painted apart from the page around it.
      '.cm-scroller': {
        fontFamily: 'var(--font-code)',
        lineHeight: '1.55',
        overflow: 'auto',
        contain: 'strict',
      },
      '.cm-content': { caretColor: palette.caret, padding: '10px 0' },
      // The browser's own caret and selection: drawn ones cost a measuring and an animation at every key.
      '.cm-content ::selection': selection,
      '.cm-activeLine': { backgroundColor: `${palette.activeLine}b3` },
      '.cm-gutters': { backgroundColor: palette.gutter, color: palette.lineNumber, border: 'none' },
      '.cm-activeLineGutter': { backgroundColor: palette.activeLine, color: palette.text },
      '.cm-lineNumbers .cm-gutterElement': { padding: '0 10px 0 12px' },
      '&.cm-focused .cm-matchingBracket': {
        ...selection,
        outline: `1px solid ${palette.lineNumber}`,
      },
      // CodeMirror's own green and cyan hide the light inks of a dark theme.
      '.cm-selectionMatch': found,
      '.cm-searchMatch': found,
      '.cm-searchMatch.cm-searchMatch-selected': selection,
      '.cm-searchMatch.cm-searchMatch-selected span': { color: palette.text },
      '.cm-foldPlaceholder': {
        backgroundColor: palette.gutter,
        borderColor: palette.lineNumber,
        color: palette.lineNumber,
      },
      '.cm-tooltip, .cm-panels': { backgroundColor: palette.gutter, color: palette.text },
      '.cm-tooltip-autocomplete ul li[aria-selected]': selection,
      '.cm-placeholder': { color: palette.lineNumber },
    },
    { dark: palette.dark },
  );
}

function highlightOf(palette: EditorPalette): HighlightStyle {
  return HighlightStyle.define(inksOf(palette));
}

/** What has the ink of plain text gets no element of its own: each costs time to paint at every key. */
export function inksOf(palette: EditorPalette): readonly TagStyle[] {
  const weight = palette.bold ? { fontWeight: 'bold' } : {};
  const styles: readonly TagStyle[] = [
    { tag: [tags.keyword, tags.modifier, tags.controlKeyword], color: palette.keyword, ...weight },
    { tag: [tags.string, tags.character, tags.special(tags.string)], color: palette.string },
    { tag: [tags.comment, tags.docComment], color: palette.comment },
    { tag: tags.number, color: palette.number },
    { tag: [tags.bool, tags.null, tags.atom, tags.self], color: palette.atom },
    {
      tag: [tags.function(tags.definition(tags.variableName)), tags.function(tags.variableName)],
      color: palette.definition,
    },
    {
      tag: [tags.typeName, tags.className, tags.namespace, tags.standard(tags.typeName)],
      color: palette.type,
    },
    { tag: [tags.variableName, tags.propertyName], color: palette.variable },
    { tag: [tags.operator, tags.punctuation, tags.bracket], color: palette.operator },
    { tag: [tags.meta, tags.processingInstruction, tags.annotation], color: palette.meta },
  ];
  return styles.filter(({ color, fontWeight }) => color !== palette.text || fontWeight);
}
