import { blockOf, indentOf } from './program.ts';

/** Whether a block of Python may run to its end without a `return`: its last line is none, and no `else` that has one. */
function mayRunOut(block: readonly string[]): boolean {
  const lines = block.filter((line) => line.trim() !== '');
  const outer = indentOf(lines[0] ?? '');
  const last = lines.findLast((line) => indentOf(line) === outer) ?? '';
  return !/^\s*(?:return|raise|else|try|except|finally|with|match|while +True)\b/.test(last);
}

export type Returning = 'never' | 'sometimes';

/** The functions of a Python program that never return a value, or in some cases only. */
export function functionsReturning(how: Returning, lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    const [, name] = /^\s*def +(\w+) *\(/.exec(line) ?? [];
    const block = blockOf(lines, at);
    if (name === undefined || block.some((each) => /\byield\b/.test(each))) return [];
    const returns = block.some((each) => /\breturn +(?!None\b)\S/.test(each));
    return (how === 'never' ? !returns : returns && mayRunOut(block)) ? [name] : [];
  });
}
