import { type Program, indentOf, linesOf, withoutTexts } from './program.ts';
import type { Branch, Statement } from './statement.ts';

/** A line of the program that is not empty, with its number. */
type Line = { readonly text: string; readonly line: number; readonly indent: number };

/** The statements of a program in Python. */
export function statementsOfPython(program: Program): readonly Statement[] {
  const lines = linesOf(program, 'py').flatMap((raw, at) => {
    const text = withoutTexts(raw).trimEnd();
    return text.trim() === '' ? [] : [{ text: text.trim(), line: at + 1, indent: indentOf(text) }];
  });
  return listOf(lines, { from: 0, to: lines.length }, 0);
}

type Range = { readonly from: number; readonly to: number };

/** Deeper than this nobody writes; an attack would. */
const DEEPEST = 40;

function listOf(lines: readonly Line[], { from, to }: Range, depth: number): readonly Statement[] {
  const found: Statement[] = [];
  for (let at = from; at < to;) {
    const [statement, next] = statementAt(lines, { from: at, to }, depth);
    found.push(statement);
    at = next;
  }
  return found;
}

/** The end of the block that the line at `head` opens. */
function endOf(lines: readonly Line[], head: number, to: number): number {
  const outer = lines[head]?.indent ?? 0;
  let at = head + 1;
  while (at < to && (lines[at]?.indent ?? 0) > outer) at++;
  return at;
}

type Head = { readonly word: string; readonly condition: string; readonly behind: string };

/** A line taken apart at its first `:` that is in no brackets; undefined when it has none. */
function headOf(text: string): Head | undefined {
  let depth = 0;
  for (const [at, sign] of Array.from(text).entries()) {
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (sign !== ':' || depth > 0) continue;
    const [word = ''] = /^\w+/.exec(text) ?? [];
    return { word, condition: text.slice(word.length, at).trim(), behind: text.slice(at + 1).trim() };
  }
  return undefined;
}

function branchOf(lines: readonly Line[], { from, to }: Range, depth: number): Branch {
  const { text = '', line = 0, indent = 0 } = lines[from] ?? {};
  const { condition = '', behind = '' } = headOf(text) ?? {};
  const block = lines.slice(from + 1, to);
  const inner = depth < DEEPEST ? listOf(lines, { from: from + 1, to }, depth + 1) : [];
  const own = behind === '' ? [] : [plain({ text: behind, line, indent })];
  return {
    condition,
    text: [behind, ...block.map((each) => each.text)].filter(Boolean).join('\n'),
    body: [...own, ...inner],
  };
}

const plain = ({ text, line }: Line): Statement => ({
  kind: 'plain',
  line,
  end: line,
  head: text,
  text,
  branches: [],
});

const KINDS: Readonly<Record<string, Statement['kind']>> = { if: 'if', while: 'while', for: 'for' };

/** The statement that begins at `from`, and where the next one does. */
function statementAt(
  lines: readonly Line[],
  { from, to }: Range,
  depth: number,
): readonly [Statement, number] {
  const first = lines[from] ?? NO_LINE;
  const end = endOf(lines, from, to);
  const head = headOf(first.text);
  const isHead = head !== undefined && (end > from + 1 || head.word in KINDS);
  if (!isHead) return [plain(first), from + 1];
  const kind = KINDS[head.word] ?? 'other';
  const rest = kind === 'if' ? elsesOf(lines, { from: end, to }, { first, depth }) : [];
  const branches = [branchOf(lines, { from, to: end }, depth), ...rest.map(({ branch }) => branch)];
  const next = rest.at(-1)?.next ?? end;
  return [
    { kind, ...writtenIn(lines.slice(from, next)), head: kind === 'if' ? '' : head.condition, branches },
    next,
  ];
}

/** Where lines stand, and what is written in them. */
function writtenIn(lines: readonly Line[]): Pick<Statement, 'line' | 'end' | 'text'> {
  const [line = 0, end = 0] = [lines[0]?.line, lines.at(-1)?.line];
  return { line, end, text: lines.map((each) => each.text).join('\n') };
}

const NO_LINE: Line = { text: '', line: 0, indent: 0 };

type Else = { readonly branch: Branch; readonly next: number };

/** The `elif` and `else` that follow an `if`. */
function elsesOf(
  lines: readonly Line[],
  { from, to }: Range,
  { first, depth }: { readonly first: Line; readonly depth: number },
): readonly Else[] {
  const found: Else[] = [];
  for (let at = from; at < to && isElse(lines[at], first);) {
    const next = endOf(lines, at, to);
    found.push({ branch: branchOf(lines, { from: at, to: next }, depth), next });
    at = next;
  }
  return found;
}

const isElse = (line: Line | undefined, first: Line): boolean =>
  line !== undefined && line.indent === first.indent && /^(?:elif|else)\b/.test(line.text);
