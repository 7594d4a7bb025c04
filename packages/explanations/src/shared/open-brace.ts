import { withoutTexts } from '../code/program.ts';
import type { ExplanationRule } from '../explanation.ts';

const widthOf = (line: string): number => (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

type Open = { readonly line: number; readonly width: number; inner?: number };

/** Of the blocks that are open here the one that the indentation of a line says is closed. */
function closedBy(width: number, text: string, open: readonly Open[]): Open | undefined {
  const last = open.at(-1);
  if (!last || last.inner === undefined || last.inner <= last.width) return undefined;
  return text.startsWith('}')
    ? width < last.width
      ? last
      : undefined
    : width <= last.width
      ? last
      : undefined;
}

/** The `{` that is still open at a line which is indented as if it had been closed. */
function openByIndentation(code: string): { opened: string; line: string } | undefined {
  const open: Open[] = [];
  for (const [at, raw] of withoutTexts(code).split('\n').entries()) {
    const line = raw.replace(/\/\/.*$/, '');
    const text = line.trim();
    if (text === '' || /^(?:#|\w+\s*:(?!:)|case\b)/.test(text)) continue;
    const width = widthOf(line);
    const found = text.startsWith('{') ? undefined : closedBy(width, text, open);
    if (found) return { opened: String(found.line), line: String(at + 1) };
    const last = open.at(-1);
    if (last && !text.startsWith('}')) last.inner ??= width;
    for (const sign of text.match(/[{}]/g) ?? []) {
      if (sign === '{') open.push({ line: at + 1, width });
      else open.pop();
    }
  }
  return undefined;
}

/** What is said of a program that ends before its blocks do; each language has its own words for that. */
export const BRACE_BY_INDENTATION: Omit<ExplanationRule, 'pattern'> = {
  id: 'shared/brace-by-indentation',
  text: {
    en: 'A `}` is missing: the `{` of line {opened} is still open at line {line}, which is indented as if it had been closed. Put the `}` above line {line}.',
    hi: 'एक `}` छूटा है: पंक्ति {opened} का `{` पंक्ति {line} पर अब भी खुला है, जबकि उसका इंडेंट ऐसा है मानो वह बंद हो चुका हो। पंक्ति {line} से ऊपर `}` लगाएँ।',
  },
  values: (_groups, code) => openByIndentation(code),
  marks: 'nowhere',
};
