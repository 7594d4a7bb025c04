import { expandMacros, takeMacros } from './tex-macros.ts';

type Note = (line: number, message: string) => void;

/**
 * A statement in TeX as Markdown: what statements of the problem package format are commonly written with. What is
 * not known is left out and noted with its line, so that the author sees what to write by hand.
 */
export function markdownFromTex(source: string, note: Note): { name: string | null; markdown: string } {
  const kept: string[] = [];
  const keep = (text: string): string => `\uE000${kept.push(text) - 1}\uE001`;
  const whole = keepVerbatim(withoutComments(source.replaceAll(/[\uE000\uE001]/g, '')), keep);
  const { text: plain, macros } = takeMacros(whole);
  const lineOf = (command: string): number => lineWith(source, command);
  let text = expandMacros({ text: documentOf(plain), macros }, lineOf, note).replaceAll(UNITS, '$1');
  text = keepFormulas(text, keep);
  text = text.replaceAll(
    ILLUSTRATION,
    (_whole: string, file: string, words: string) => `\n\n![${withoutLinks(words)}](${file})\n\n`,
  );
  const name = argumentOf('problemname').exec(text)?.[1] ?? null;
  for (const [pattern, replacement] of RULES)
    text = repeat(text, (each) => each.replaceAll(pattern, replacement));
  text = lists(text);
  text = noteRest(text, source, note);
  text = text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\uE002/g, '  ')
    .replaceAll(/\n{3,}/g, '\n\n');
  const markdown = repeat(text, (each) =>
    each.replaceAll(/\uE000(\d+)\uE001/g, (_whole: string, index: string) => kept[Number(index)] ?? ''),
  );
  return { name: name === null ? null : plainName(name), markdown: markdown.trim() };
}

function documentOf(text: string): string {
  return /\\begin\{document\}([\s\S]*?)\\end\{document\}/.exec(text)?.[1] ?? text;
}

/** Comments go to their end of line; the line itself stays, so that notes keep their numbers. */
function withoutComments(text: string): string {
  return text.replaceAll(/(^|[^\\])%.*$/gm, '$1');
}

function keepVerbatim(text: string, keep: (text: string) => string): string {
  return text
    .replaceAll(
      /\\begin\{(verbatim|lstlisting)\}(?:\[[^\]]*\])?\n?([\s\S]*?)\\end\{\1\}/g,
      (_whole: string, _name: string, code: string) =>
        `\n\n${keep(`\`\`\`text\n${code.replace(/\n?$/, '\n')}\`\`\``)}\n\n`,
    )
    .replaceAll(
      /\\(?:verb|lstinline)\*?([^a-zA-Z\s*])(.*?)\1/g,
      (_whole: string, _mark: string, code: string) => keep(`\`${code}\``),
    );
}

/** Numbers of the package siunitx, of which formulas know nothing. */
const UNITS = /\\(?:num|SI|qty)(?:\[[^\]]*\])?\{([^{}]*)\}(?:\{[^{}]*\})?/g;

const DISPLAY =
  /\\\[(?<square>[\s\S]*?)\\\]|\$\$(?<dollars>[\s\S]*?)\$\$|\\begin\{(?<name>(?:equation|align|displaymath)\*?)\}(?<body>[\s\S]*?)\\end\{\k<name>\}/g;
const INLINE = /\\\((?<round>[\s\S]*?)\\\)|(?<!\\)\$(?<dollar>(?:\\\$|[^$])+?)(?<!\\)\$/g;

function keepFormulas(text: string, keep: (text: string) => string): string {
  return replaceGroups(
    replaceGroups(text, DISPLAY, ({ square, dollars, name, body }) => {
      const formula = (square ?? dollars ?? body ?? '').trim().replaceAll(/\n\s*\n/g, '\n');
      const drawn = name?.startsWith('align') === true ? `\\begin{aligned}${formula}\\end{aligned}` : formula;
      return `\n\n${keep(`$$\n${drawn}\n$$`)}\n\n`;
    }),
    INLINE,
    ({ round, dollar }) => keep(`$${(round ?? dollar ?? '').replaceAll(/\s*\n\s*/g, ' ').trim()}$`),
  );
}

type Groups = Readonly<Record<string, string | undefined>>;

function replaceGroups(text: string, pattern: RegExp, replacement: (groups: Groups) => string): string {
  return text.replaceAll(pattern, (...parts: unknown[]) => replacement(parts.at(-1) as Groups));
}

/** A command with one argument, in which one more level of braces may stand. */
function argumentOf(names: string): RegExp {
  return new RegExp(String.raw`\\(?:${names})\*?\s*\{((?:[^{}]|\{[^{}]*\})*)\}`, 'g');
}

const ILLUSTRATION =
  /\\illustration(?:\[[^\]]*\])?\s*\{[^{}]*\}\s*\{([^{}]*)\}\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** The text under a picture says who made it, without its links. */
function withoutLinks(words: string): string {
  return words
    .replaceAll(/\\href\s*\{[^{}]*\}\s*\{([^{}]*)\}|\\url\s*\{([^{}]*)\}/g, '$1$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const RULES: readonly (readonly [RegExp, string])[] = [
  [argumentOf('problemname|label|vspace|hspace|usepackage|documentclass|pagestyle|setlength'), ''],
  [argumentOf('(?:section|subsection|heading|chapter)'), '\n\n## $1\n\n'],
  [argumentOf('subsubsection|paragraph'), '\n\n### $1\n\n'],
  [/\\includegraphics(?:\[[^\]]*\])?\s*\{([^{}]*)\}/g, '\n\n![picture]($1)\n\n'],
  [argumentOf('textbf|bf|textsc'), '**$1**'],
  [argumentOf('emph|textit|textsl|it|underline'), '*$1*'],
  [argumentOf('texttt|tt'), '`$1`'],
  [argumentOf('text|textrm|mbox|textnormal|caption|centerline'), '$1'],
  [argumentOf('footnote'), ' ($1)'],
  [/\\href\s*\{(https:[^{}]*)\}\s*\{([^{}]*)\}/g, '[$2]($1)'],
  [/\\url\s*\{(https:[^{}]*)\}/g, '<$1>'],
  [/\{\\(?:bf|bfseries)\s+([^{}]*)\}/g, '**$1**'],
  [/\{\\(?:it|em|itshape|sl)\s+([^{}]*)\}/g, '*$1*'],
  [/\{\\(?:tt|ttfamily)\s+([^{}]*)\}/g, '`$1`'],
  [
    /\\(?:begin|end)\{(?:center|figure|flushleft|minipage|quote|small)\}(?:\[[^\]]*\])?(?:\{[^{}]*\})?/g,
    '\n\n',
  ],
  [
    /\\(?:nextsample|remainingsamples|noindent|newpage|bigskip|medskip|smallskip|centering|maketitle|small|large|Large|normalsize|par)\b\s*/g,
    '\n\n',
  ],
  [/\\(?:ldots|dots|cdots)\b(?:\{\})?/g, '…'],
  [/\\(?:textbackslash)\b(?:\{\})?/g, '\\\\'],
  [/\\(?:LaTeX|TeX)\b(?:\{\})?/g, 'TeX'],
  [/\\(?:le|leq)\b/g, '≤'],
  [/\\(?:ge|geq)\b/g, '≥'],
  [/\\times\b/g, '×'],
  [/\\\\(?:\[[^\]]*\])?/g, '\n\n'],
  [/\\[,;: ]|~/g, ' '],
  [/---/g, '\u2014'],
  [/(?<=\w)--(?=\w)|(?<=\s)--(?=\s)/g, '\u2013'],
  [/``|''/g, '"'],
  [/\\([%&#{}$_])/g, '\uE003$1'],
];

/** Applies a change until nothing changes: commands are within commands. */
function repeat(text: string, change: (text: string) => string): string {
  let before = text;
  for (let round = 0; round < 8; round += 1) {
    const after = change(before);
    if (after === before) return after;
    before = after;
  }
  return before;
}

const LIST = /^\s*\\(begin|end)\{(itemize|enumerate|description)\}(?:\[[^\]]*\])?(.*)$/;
const ITEM = /^\s*\\item\b\s*(?:\[([^\]]*)\])?\s*(.*)$/;

/** Lists, of which one may be in another. */
function lists(text: string): string {
  const marks: string[] = [];
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?=\\(?:begin|end)\{(?:itemize|enumerate|description)\}|\\item\b)/))
    .map((piece) => listPiece(piece, marks))
    .join('\n');
}

/** `marks` holds the sign of each list that is open. */
function listPiece(piece: string, marks: string[]): string {
  const list = LIST.exec(piece);
  if (list?.[1] === 'begin') marks.push(list[2] === 'enumerate' ? '1.' : '-');
  if (list?.[1] === 'end') marks.pop();
  if (list) return `${marks.length === 0 ? '\n' : ''}${list[3] ?? ''}`;
  if (marks.length === 0 || piece.trim() === '') return piece;
  return '\uE002'.repeat(marks.length - 1) + itemText(piece, marks.at(-1));
}

function itemText(piece: string, mark = '-'): string {
  const item = ITEM.exec(piece);
  if (!item) return `\uE002${piece.trim()}`;
  const [, name, words = ''] = item;
  return name === undefined ? `${mark} ${words}` : `${mark} **${name}** ${words}`;
}

/** What is still a command was not known: it is named with its line and left out. */
function noteRest(text: string, source: string, note: Note): string {
  const told = new Set<string>();
  const plain = text.replaceAll(
    /\\(?:begin|end)\{([^}]*)\}|\\([a-zA-Z]+)\*?/g,
    (whole: string, environment: string | undefined, command: string | undefined) => {
      const name = environment ?? command ?? '';
      if (!told.has(name)) {
        note(
          lineWith(source, whole),
          `TeX's "${environment === undefined ? '\\' : ''}${name}" is not known here and was left out: see that the text still says what it should.`,
        );
      }
      told.add(name);
      return '';
    },
  );
  return plain
    .replaceAll(/[{}]/g, (brace: string, at: number) => (plain.charAt(at - 1) === '\uE003' ? brace : ''))
    .replaceAll(/\uE003([$_#])/g, '\\$1')
    .replaceAll('\uE003', '');
}

/** The line in which a command comes first; 0 when it came out of a macro only. */
function lineWith(source: string, command: string): number {
  return source.split('\n').findIndex((line) => line.includes(command)) + 1;
}

function plainName(name: string): string {
  return name
    .replaceAll(/[\uE000\uE001\uE003\\{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
