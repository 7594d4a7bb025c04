import type { CodeKey } from '@abhyas/languages/code-keys';

import { hasFunction } from './own-names.ts';
import {
  bareCode,
  blockOf,
  closingOf,
  oncePerProgram,
  lineAt,
  linesOf,
  type Program,
  withoutTexts,
} from './program.ts';

/** A loop: the line on which it begins, its condition, and what it does in each iteration. */
export type Loop = {
  readonly kind: 'while' | 'for';
  readonly line: number;
  readonly condition: string;
  /** What a `for` does after each iteration. */
  readonly step: string;
  readonly body: string;
};

/** The loops of a program in C, C++, Java, JavaScript or Python; in others none are looked for. */
export const loopsOf = oncePerProgram((program): readonly Loop[] =>
  program.key === 'py' ? loopsOfPython(program) : loopsInBraces(program),
);

function loopsInBraces(program: Program): readonly Loop[] {
  const code = bareCode(program);
  let [line, counted] = [1, 0];
  return [...code.matchAll(/\b(?:while|for)\s*\(|\bdo\s*\{/g)].flatMap(({ index, 0: head }) => {
    line += lineAt(code.slice(counted, index), index - counted) - 1;
    counted = index;
    return loopAt(code, { head, index, line }) ?? [];
  });
}

type Head = { readonly head: string; readonly index: number; readonly line: number };

/** The loop whose head begins here; none for the `while` behind a `do`, and for a `for` without three parts. */
function loopAt(code: string, { head, index, line }: Head): Loop | undefined {
  const close = closingOf(code, index + head.length - 1);
  if (head.startsWith('do'))
    return close === -1 ? undefined : askedAtEnd(code, { start: index + head.length, close, line });
  const body = close === -1 ? undefined : bodyAfter(code, close + 1);
  if (body === undefined || (body === '' && code.slice(0, index).trimEnd().endsWith('}'))) return undefined;
  const inside = code.slice(index + head.length, close);
  if (head.startsWith('while')) return { kind: 'while', line, condition: inside.trim(), step: '', body };
  const [, condition, step, more] = inside.split(';').map((part) => part.trim());
  if (condition === undefined || step === undefined || more !== undefined) return undefined;
  return { kind: 'for', line, condition, step, body };
}

type Block = { readonly start: number; readonly close: number; readonly line: number };

/** `do { … } while (…);` */
function askedAtEnd(code: string, { start, close, line }: Block): Loop | undefined {
  const open = /^\}\s*while\s*\(/.exec(code.slice(close));
  if (!open) return undefined;
  const from = close + open[0].length;
  const condition = code.slice(from, closingOf(code, from - 1)).trim();
  return { kind: 'while', line, condition, step: '', body: code.slice(start, close) };
}

/** What belongs to a loop whose head ends here: a block, one statement, or nothing. */
function bodyAfter(code: string, place: number): string | undefined {
  const rest = code.slice(place);
  const start = rest.search(/\S/);
  if (rest.charAt(start) === ';') return '';
  if (rest.charAt(start) === '{') {
    const end = closingOf(rest, start);
    return end === -1 ? undefined : rest.slice(start + 1, end);
  }
  // Without braces, the end of a nested statement is not searched for.
  return /^\s*(?:if|for|while|do|switch|else)\b/.test(rest)
    ? undefined
    : rest.slice(0, rest.indexOf(';') + 1);
}

function loopsOfPython(program: Program): readonly Loop[] {
  const lines = linesOf(program, 'py').map(withoutTexts);
  return lines.flatMap((line, at) => {
    const condition = /^\s*while\b\s*\(?(.*?)\)?\s*:\s*$/.exec(line)?.[1];
    if (condition === undefined) return [];
    const body = blockOf(lines, at).join('\n');
    return [{ kind: 'while' as const, line: at + 1, condition, step: '', body }];
  });
}

/** What follows a name where more than a value is read of it. */
const BELONGS: Partial<Record<CodeKey, string>> = {
  py: String.raw`\.\s*\w+\s*\(|\[`,
  cpp: String.raw`\.|\[`,
};

/**
 * Whether something in this code can give `name` another value. In C and Java what belongs to it is not itself; nor is what
 * a pointer of C++ points to, or an attribute of Python that is not called.
 */
export function isChanged(name: string, code: string, key?: CodeKey): boolean {
  const belongs = BELONGS[key ?? 'c'] ?? String.raw`\.|->|\[`;
  const isUsed = new RegExp(String.raw`\b${name}\s*(?:${belongs})`).test(code);
  return (
    (isUsed && key !== 'c' && key !== 'java') ||
    new RegExp(
      String.raw`\b${name}\s*(?:\+\+|--|(?:[-+*/%|&^]|\/\/|\*\*|<<|>>)?=(?!=))|(?:\+\+|--)\s*${name}\b|>>\s*${name}\b|&\s*${name}\b|\b${name}\s*,[^=;\n]*=(?!=)|,\s*${name}\s*=(?!=)|\bfor\s+${name}\b|\bglobal\b`,
    ).test(code)
  );
}

/** Whether the body calls a function of the program's own, which may change what the loop asks for. */
export const callsOwn = (body: string, code: string): boolean =>
  [...body.matchAll(/\b([A-Za-z_]\w*)\s*\(/g)].some(
    ([, name = '']) => hasFunction(code, name) || new RegExp(String.raw`\bdef +${name}\b`).test(code),
  );
