import type { Diagnostic } from './explanation.ts';
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
  const frames = lines.slice(0, end).flatMap((text) => {
    const groups = FRAME.exec(text)?.groups;
    return groups && LEARNERS_FILE.test(groups['file'] ?? '') ? [groups] : [];
  });
  const frame = frames.findLast((groups) => source.has(Number(groups['line'])));
  const line = frame ? Number(frame['line']) : null;
  const message = lines.slice(end).join('\n').trimEnd();
  const text = `${message}\nmethod: ${frame?.['where'] ?? ''}\nsource: ${source.at(line)}`;
  return [{ severity: 'error', line, column: null, text }];
}
