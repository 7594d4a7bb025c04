type Note = (line: number, message: string) => void;

/** A command that the statement defines for itself. */
type Macro = { readonly arguments: number; readonly first: string | null; readonly body: string };

/** A macro that calls itself never ends, and ten that call each other twice are a thousand. */
const EXPANSIONS_MAX = 2000;
const CHARACTERS_MAX = 400_000;

const DEFINITION =
  /\\(?<kind>newcommand|renewcommand|providecommand|DeclareRobustCommand|DeclareMathOperator|def)\*?\s*(?:\{\s*)?\\(?<name>[a-zA-Z]+|[^a-zA-Z\s])\s*\}?/g;

export type Defined = { readonly text: string; readonly macros: ReadonlyMap<string, Macro> };

/** The text without its `\newcommand`, `\def` and the like, and what they define. The last of a name counts. */
export function takeMacros(source: string): Defined {
  const macros = new Map<string, Macro>();
  let text = '';
  let from = 0;
  for (const found of source.matchAll(DEFINITION)) {
    if (found.index < from) continue;
    const { kind = '', name = '' } = found.groups ?? {};
    const read = readMacro(source, found.index + found[0].length, kind);
    if (!read) continue;
    macros.set(name, read.macro);
    text += source.slice(from, found.index);
    from = read.end;
  }
  return { text: text + source.slice(from), macros };
}

type Read = { readonly macro: Macro; readonly end: number };

function readMacro(source: string, start: number, kind: string): Read | null {
  const head = kind === 'def' ? /\s*((?:#\d)*)\s*/y : /\s*(?:\[(\d)\])?\s*(?:\[([^\]]*)\])?\s*/y;
  head.lastIndex = start;
  const [whole = '', count = '', first] = head.exec(source) ?? [];
  const body = groupAt(source, start + whole.length);
  if (!body) return null;
  const total = kind === 'def' ? count.length / 2 : Number(count);
  const drawn = kind === 'DeclareMathOperator' ? `\\operatorname{${body.text}}` : body.text;
  return { macro: { arguments: total, first: first ?? null, body: drawn }, end: body.end };
}

type Part = { readonly text: string; readonly end: number };

/** What is in the braces that open at `start`. */
function groupAt(source: string, start: number): Part | null {
  if (source[start] !== '{') return null;
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    if (depth === 0) return { text: source.slice(start + 1, at), end: at + 1 };
  }
  return null;
}

/** Puts what macros stand for in their place. One that does not end is named and left where it stands. */
export function expandMacros(
  { text: source, macros }: Defined,
  lineOf: (command: string) => number,
  note: Note,
): string {
  if (macros.size === 0) return source;
  const done: string[] = [];
  let rest = source;
  let expansions = 0;
  for (let next = nextUse(rest, macros); next; next = nextUse(rest, macros)) {
    if (expansions >= EXPANSIONS_MAX || rest.length > CHARACTERS_MAX) {
      note(lineOf(next.command), `The macro "${next.command}" has no end: write out what it stands for.`);
      return done.join('') + rest;
    }
    expansions += 1;
    done.push(rest.slice(0, next.index));
    rest = expanded(rest.slice(next.index + next.command.length), next.macro);
  }
  return done.join('') + rest;
}

type Use = { readonly index: number; readonly command: string; readonly macro: Macro };

function nextUse(text: string, macros: ReadonlyMap<string, Macro>): Use | undefined {
  for (const { 0: command, index } of text.matchAll(/\\(?:[a-zA-Z]+|[^a-zA-Z\s])/g)) {
    const macro = macros.get(command.slice(1));
    if (macro) return { index, command, macro };
  }
  return undefined;
}

/** @param after what follows the command: its arguments, and the rest of the text */
function expanded(after: string, { arguments: count, first, body }: Macro): string {
  const values: string[] = [];
  let rest = after;
  if (first !== null) {
    const given = /^\s*\[([^\]]*)\]/.exec(rest);
    values.push(given?.[1] ?? first);
    rest = rest.slice(given?.[0].length ?? 0);
  }
  while (values.length < count) {
    const value = argumentOf(rest);
    values.push(value.text);
    rest = rest.slice(value.end);
  }
  const text = body.replaceAll(/#(\d)/g, (_whole, number: string) => values[Number(number) - 1] ?? '');
  const touches = /\\[a-zA-Z]+$/.test(text) && /^[a-zA-Z]/.test(rest);
  return `${text}${touches ? ' ' : ''}${rest}`;
}

/** A group in braces, a command, or a single character. */
function argumentOf(text: string): Part {
  const start = text.length - text.trimStart().length;
  const group = groupAt(text, start);
  if (group) return group;
  const token = /\\(?:[a-zA-Z]+|.)|[^]/uy;
  token.lastIndex = start;
  const [found = ''] = token.exec(text) ?? [];
  return { text: found, end: start + found.length };
}
