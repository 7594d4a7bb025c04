import type { StreamParser, StringStream } from '@codemirror/language';

/** Colours for HTML and CSS: tags, attributes, texts, comments, properties. Nothing is completed or folded by them. */

type HtmlState = { inside: 'text' | 'comment' | 'tag' | 'name' };

function htmlToken(stream: StringStream, state: HtmlState): string | null {
  if (state.inside === 'comment') {
    if (stream.skipTo('-->')) {
      stream.match('-->');
      state.inside = 'text';
    } else stream.skipToEnd();
    return 'comment';
  }
  if (state.inside === 'text') return textToken(stream, state);
  if (stream.eatSpace()) return null;
  if (stream.match('>') || stream.match('/>')) {
    state.inside = 'text';
    return 'angleBracket';
  }
  if (state.inside === 'name' && stream.match(/^[a-z][\w-]*/i)) {
    state.inside = 'tag';
    return 'tagName';
  }
  if (stream.match(/^"[^"]*"?|^'[^']*'?/)) return 'attributeValue';
  if (stream.match(/^[^\s"'>/=]+/)) return 'attributeName';
  stream.next();
  return null;
}

function textToken(stream: StringStream, state: HtmlState): string | null {
  if (stream.match('<!--')) {
    state.inside = 'comment';
    return 'comment';
  }
  if (stream.match(/^<![a-z][^>]*>/i)) return 'documentMeta';
  if (stream.match(/^<\/?(?=[a-z])/i)) {
    state.inside = 'name';
    return 'angleBracket';
  }
  if (stream.match(/^&[a-z\d#]{1,20};/i)) return 'character';
  stream.next();
  stream.eatWhile(/[^<&]/);
  return null;
}

export const html: StreamParser<HtmlState> = {
  name: 'html',
  startState: () => ({ inside: 'text' }),
  copyState: (state) => ({ ...state }),
  token: htmlToken,
  languageData: {
    commentTokens: { block: { open: '<!--', close: '-->' } },
    closeBrackets: { brackets: ['<', '"', "'"] },
  },
};

type CssState = { isComment: boolean; depth: number; isValue: boolean };

function cssToken(stream: StringStream, state: CssState): string | null {
  if (state.isComment || stream.match('/*')) {
    state.isComment = !stream.skipTo('*/');
    if (state.isComment) stream.skipToEnd();
    else stream.match('*/');
    return 'comment';
  }
  if (stream.eatSpace()) return null;
  if (stream.match(/^"[^"]*"?|^'[^']*'?/)) return 'string';
  if (stream.match(/^@[\w-]+/)) return 'keyword';
  if (state.isValue && stream.match(/^#[\da-f]{3,8}\b|^-?(?:\d+\.?\d*|\.\d+)[a-z%]*/i)) return 'number';
  if (stream.match(/^[.#]?[a-z_-][\w-]*/i)) return wordOf(stream, state);
  return signOf(stream.next(), state);
}

/** Within braces a word before a colon is a property, or else the beginning of a selector. */
function wordOf(stream: StringStream, state: CssState): string {
  if (state.isValue) return 'atom';
  return state.depth > 0 && stream.match(/^\s*:(?![^;{]*\{)/, false) ? 'propertyName' : 'tagName';
}

function signOf(sign: string | void, state: CssState): string | null {
  if (sign === '{') state.depth += 1;
  if (sign === '}') state.depth = Math.max(0, state.depth - 1);
  if (sign === ':' && state.depth > 0) state.isValue = true;
  if (sign === ';' || sign === '{' || sign === '}') state.isValue = false;
  return null;
}

export const css: StreamParser<CssState> = {
  name: 'css',
  startState: () => ({ isComment: false, depth: 0, isValue: false }),
  copyState: (state) => ({ ...state }),
  token: cssToken,
  languageData: {
    commentTokens: { block: { open: '/*', close: '*/' } },
    closeBrackets: { brackets: ['{', '(', '[', '"', "'"] },
  },
};

type PageState = { part: 'html' | 'css' | 'js'; readonly html: HtmlState; readonly css: CssState };
const HEADS = {
  '=== index.html ===': 'html',
  '=== style.css ===': 'css',
  '=== script.js ===': 'js',
} as const;

/** The three files of a page in one text; scripts are coloured where they are edited. */
export const pageText: StreamParser<PageState> = {
  name: 'page',
  startState: () => ({
    part: 'html',
    html: { inside: 'text' },
    css: { isComment: false, depth: 0, isValue: false },
  }),
  copyState: ({ part, html: inHtml, css: inCss }) => ({ part, html: { ...inHtml }, css: { ...inCss } }),
  token(stream, state) {
    if (stream.sol() && stream.string in HEADS) {
      state.part = HEADS[stream.string as keyof typeof HEADS];
      stream.skipToEnd();
      return 'heading';
    }
    if (state.part === 'html') return htmlToken(stream, state.html);
    if (state.part === 'css') return cssToken(stream, state.css);
    stream.skipToEnd();
    return null;
  },
};
