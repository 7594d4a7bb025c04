import type { CodeKey } from '@abhyas/languages/code-keys';

/** A learner's program that is being explained. */
export type Program = { readonly key: CodeKey; readonly code: string };

/** The lines of a program in one of these languages, without comments at the ends of lines; none of another's. */
export function linesOf(program: Program | undefined, ...keys: readonly CodeKey[]): readonly string[] {
  if (!program || !keys.includes(program.key)) return [];
  const comment = program.key === 'py' ? /#.*$/ : /\/\/.*$/;
  return program.code.split('\n').map((line) => line.replace(comment, '').trimEnd());
}

/** The same as one text, for what goes over several lines; empty for another language. */
export function codeOf(program: Program | undefined, ...keys: readonly CodeKey[]): string {
  return linesOf(program, ...keys).join('\n');
}

export function firstMatch(lines: readonly string[], sign: RegExp): RegExpExecArray | undefined {
  for (const line of lines) {
    const found = sign.exec(line);
    if (found) return found;
  }
  return undefined;
}

/** What stands at the end of a line that goes on in the next one. */
const GOES_ON = /(?:[([{,\\=+]|\band|\bor)$/;

/** The first line of a Python program that is a statement of this form, whole. */
export function statement(lines: readonly string[], form: RegExp): RegExpExecArray | undefined {
  for (const [index, line] of lines.entries()) {
    const found = GOES_ON.test(lines[index - 1] ?? '') ? null : form.exec(line);
    if (found) return found;
  }
  return undefined;
}

/** Where the bracket that opens at `start` is closed; -1 when it is not. */
export function closingOf(code: string, start: number): number {
  const [open = '{', close] = code.charAt(start) === '(' ? ['(', ')'] : ['{', '}'];
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if (code.charAt(at) === open) depth++;
    if (code.charAt(at) === close && --depth === 0) return at;
  }
  return -1;
}

/** Texts are blanked, so that nothing in them is taken for code; the places stay. */
export function withoutTexts(code: string): string {
  return code.replaceAll(
    /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g,
    (text) => `"${' '.repeat(Math.max(0, text.length - 2))}"`,
  );
}

/** The program in C, C++, Java, JavaScript or Python without comments, texts blanked; the lines stay. */
export function bareCode(program: Program): string {
  const code = codeOf(program, 'c', 'cpp', 'java', 'js', 'py');
  return withoutTexts(code.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' ')));
}

/** The number of the line, from 1, in which the character at `index` stands. */
export const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length;

/** Keeps what `find` finds of each program: every row asks for it again. */
export function oncePerProgram<Found>(find: (program: Program) => Found): (program: Program) => Found {
  const known = new WeakMap<Program, Found>();
  return (program) => {
    const found = known.get(program) ?? find(program);
    known.set(program, found);
    return found;
  };
}

export const indentOf = (line: string): number => line.search(/\S|$/);

/** The lines that stand further in than the one at `head`, which opens their block in Python. */
export function blockOf(lines: readonly string[], head: number): readonly string[] {
  const outer = indentOf(lines[head] ?? '');
  const end = lines.findIndex((each, at) => at > head && each.trim() !== '' && indentOf(each) <= outer);
  return lines.slice(head + 1, end === -1 ? undefined : end);
}
