import type { EditorTheme } from '@abhyas/contract/settings';

/** The colours of one editor theme. `bold`: keywords are set in bold, as the theme has always had them. */
export type EditorPalette = {
  readonly dark: boolean;
  readonly background: string;
  readonly text: string;
  readonly gutter: string;
  readonly lineNumber: string;
  readonly caret: string;
  readonly selection: string;
  readonly activeLine: string;
  readonly keyword: string;
  readonly string: string;
  readonly comment: string;
  readonly number: string;
  readonly atom: string;
  readonly definition: string;
  readonly variable: string;
  readonly type: string;
  readonly operator: string;
  readonly meta: string;
  readonly bold?: true;
};

const eclipse: EditorPalette = {
  dark: false,
  background: '#ffffff',
  text: '#000000',
  gutter: '#f7f7f7',
  lineNumber: '#6b6b6b',
  caret: '#000000',
  selection: '#d7d4f0',
  activeLine: '#e8f2ff',
  keyword: '#7f0055',
  string: '#2a00ff',
  comment: '#357047',
  number: '#116644',
  atom: '#221199',
  definition: '#0000ff',
  variable: '#000000',
  type: '#0000c0',
  operator: '#000000',
  meta: '#c80f0f',
  bold: true,
};

/** What the page's own themes look like: warm paper and indigo-black. */
const paper: EditorPalette = {
  dark: false,
  background: '#fffdf9',
  text: '#22252e',
  gutter: '#fbf7f0',
  lineNumber: '#74705f',
  caret: '#22252e',
  selection: '#cfe6e2',
  activeLine: '#f5efe3',
  keyword: '#8a2f6b',
  string: '#1c6f38',
  comment: '#686455',
  number: '#9a4a00',
  atom: '#9a4a00',
  definition: '#1f5a9e',
  variable: '#22252e',
  type: '#0b6a6f',
  operator: '#22252e',
  meta: '#6b5600',
};

const night: EditorPalette = {
  dark: true,
  background: '#15162a',
  text: '#ece7dc',
  gutter: '#12121f',
  lineNumber: '#8586a6',
  caret: '#f4b13a',
  selection: '#2c4a60',
  activeLine: '#1d1e36',
  keyword: '#f0a6d8',
  string: '#8fd6a5',
  comment: '#9b9bb8',
  number: '#f6bd55',
  atom: '#f6bd55',
  definition: '#93bff2',
  variable: '#ece7dc',
  type: '#70cfc8',
  operator: '#ece7dc',
  meta: '#ecca64',
};

/**
 * The eight themes (SETTINGS-2) by name, in the colours of CodeMirror 5's MIT themes. Where a colour
 * was below 4.5:1 on its ground it was darkened or lightened, keeping its hue; a test computes each pair.
 * `default` follows the page: see `paletteFor`.
 */
const NAMED: Readonly<Record<Exclude<EditorTheme, 'default'>, EditorPalette>> = {
  '3024-day': {
    dark: false,
    background: '#f7f7f7',
    text: '#3a3432',
    gutter: '#f7f7f7',
    lineNumber: '#6f6c6b',
    caret: '#5c5855',
    selection: '#d6d5d4',
    activeLine: '#e8f2ff',
    keyword: '#c4241a',
    string: '#6f6400',
    comment: '#7a6320',
    number: '#85507a',
    atom: '#85507a',
    definition: '#94467a',
    variable: '#00733a',
    type: '#006e9e',
    operator: '#3a3432',
    meta: '#3a3432',
  },
  'duotone-light': {
    dark: false,
    background: '#faf8f5',
    text: '#6b5426',
    gutter: '#faf8f5',
    lineNumber: '#77705f',
    caret: '#5c7bb0',
    selection: '#e3dcce',
    activeLine: '#f1ece3',
    keyword: '#063289',
    string: '#1255cc',
    comment: '#70695a',
    number: '#063289',
    atom: '#063289',
    definition: '#2d2006',
    variable: '#7d5c1c',
    type: '#7d5c1c',
    operator: '#1255cc',
    meta: '#2d2006',
  },
  eclipse,
  ttcn: {
    ...eclipse,
    keyword: '#000000',
    string: '#006400',
    comment: '#333333',
    definition: '#0000ff',
    variable: '#8b2252',
    type: '#007050',
    meta: '#555555',
  },
  material: {
    dark: true,
    background: '#263238',
    text: '#eeffff',
    gutter: '#263238',
    lineNumber: '#93a8b3',
    caret: '#ffcc00',
    selection: '#38535a',
    activeLine: '#1d272c',
    keyword: '#d4a8f0',
    string: '#c3e88d',
    comment: '#94abb7',
    number: '#ff8f9f',
    atom: '#f78c6c',
    definition: '#82aaff',
    variable: '#f4898f',
    type: '#decb6b',
    operator: '#89ddff',
    meta: '#ffcb6b',
  },
  ambiance: {
    dark: true,
    background: '#202020',
    text: '#e6e1dc',
    gutter: '#2c2c2c',
    lineNumber: '#aaaaaa',
    caret: '#7991e8',
    selection: '#3d3d45',
    activeLine: '#272727',
    keyword: '#cda869',
    string: '#a3b37c',
    comment: '#a0a0a0',
    number: '#78cf8a',
    atom: '#cf7ea9',
    definition: '#aac6e3',
    variable: '#ffb795',
    type: '#faded3',
    operator: '#fa8d6a',
    meta: '#d2a8a1',
  },
  'erlang-dark': {
    dark: true,
    background: '#002240',
    text: '#ffffff',
    gutter: '#002240',
    lineNumber: '#d0d0d0',
    caret: '#ffffff',
    selection: '#5a3a2c',
    activeLine: '#013461',
    keyword: '#ffee80',
    string: '#3ad900',
    comment: '#a3a3ff',
    number: '#ffd0d0',
    atom: '#ff8af5',
    definition: '#f0a0b8',
    variable: '#50fe50',
    type: '#cccccc',
    operator: '#ff9a9a',
    meta: '#50fefe',
  },
};

/** The palette of a theme; `default` is the page's own, light or dark as the page is. */
export function paletteFor(theme: EditorTheme, page: 'light' | 'dark'): EditorPalette {
  if (theme === 'default') return page === 'dark' ? night : paper;
  return NAMED[theme];
}
