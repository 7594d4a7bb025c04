import type { Diagnostic } from '../explanation.ts';
import { SourceLines } from './source-lines.ts';

const FRAME = /^\s*File "(?<file>[^"]*)", line (?<line>\d+)(?:, in (?<where>.*))?$/;
const LEARNERS_FILE = /(?:^|\/)main\.py$|^<string>$/;
const EXCEPTION = /^[A-Za-z_][\w.]*(?:Error|Exception|Exit|Interrupt|Iteration|Warning)\b/;

/** The last exception of a Python program, at the innermost line that is the learner's own. */
export function readPython(output: string, code: string): Diagnostic[] {
  const source = new SourceLines(code);
  const lines = output.replaceAll(/[‘’]/g, "'").split('\n');
  const end = lines.findLastIndex((line) => EXCEPTION.test(line));
  if (end === -1) return [];
  const frames = lines.slice(0, end).flatMap((text, index) => {
    const groups = FRAME.exec(text)?.groups;
    const own = groups && LEARNERS_FILE.test(groups['file'] ?? '');
    return own ? [{ at: groups, marked: markedPart(lines[index + 1] ?? '', lines[index + 2] ?? '') }] : [];
  });
  const frame = frames.findLast(({ at }) => source.has(Number(at['line'])));
  const line = frame ? Number(frame.at['line']) : null;
  const message = lines.slice(end).join('\n').trimEnd();
  const text = `${message}\nmethod: ${frame?.at['where'] ?? ''}\nat: ${frame?.marked ?? ''}\nsource: ${source.at(line)}`;
  return [{ severity: 'error', line, column: null, text }];
}

/** The part of a line of a traceback that the signs below it mark; the whole line when there are none. */
function markedPart(text: string, signs: string): string {
  if (!/^\s*[~^]+\s*$/.test(signs)) return text.trim();
  return text.slice(signs.search(/[~^]/), signs.trimEnd().length);
}
