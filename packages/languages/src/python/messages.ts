import { orEnding, type Diagnostic, type ProgramOutput } from '../diagnostic.ts';
import { SourceLines } from '../source-lines.ts';

/** What Python says before and while it runs the program, or how the program ended that said nothing. */
export function readMessages(output: ProgramOutput): Diagnostic[] {
  const { code, compileOutput, stderr } = output;
  return orEnding([...readPython(compileOutput, code), ...readPython(stderr, code)], output);
}

const FRAME = /^\s*File "(?<file>[^"]*)", line (?<line>\d+)(?:, in (?<where>.*))?$/;
const LEARNERS_FILE = /(?:^|\/)main\.py$|^<string>$/;
const EXCEPTION = /^[A-Za-z_][\w.]*(?:Error|Exception|Exit|Interrupt|Iteration|Warning)\b/;

/** The last exception of a Python program, at the innermost line that is the learner's own. */
function readPython(output: string, code: string): Diagnostic[] {
  const source = new SourceLines(code);
  const lines = output.replaceAll(/[‘’]/g, "'").split('\n');
  const end = endOfTrace(lines);
  if (end === -1) return [];
  const frames = lines.slice(0, end).flatMap((text, index) => {
    const groups = FRAME.exec(text)?.groups;
    const own = groups && LEARNERS_FILE.test(groups['file'] ?? '');
    return own ? [{ at: groups, marked: markedPart(lines[index + 1] ?? '', lines[index + 2] ?? '') }] : [];
  });
  const frame = frames.findLast(({ at }) => source.has(Number(at['line'])));
  const line = frame ? Number(frame.at['line']) : null;
  const message = lines.slice(end).join('\n').trimEnd();
  const text = `${message}\nmethod: ${frame?.at['where'] ?? ''}\nat: ${frame?.marked ?? ''}\nabove: ${source.codeAbove(line)}\nsource: ${source.at(line)}`;
  return [{ severity: 'error', line, column: null, headline: lines[end] ?? null, text }];
}

/** The row of the exception: by its name, or after the last frame, as a class of the learner's own has any name. */
function endOfTrace(lines: readonly string[]): number {
  const named = lines.findLastIndex((line) => EXCEPTION.test(line));
  if (named !== -1) return named;
  const lastFrame = lines.findLastIndex((line) => FRAME.test(line));
  return lastFrame === -1 ? -1 : lines.findIndex((line, at) => at > lastFrame && /^\w/.test(line));
}

/** The part of a line of a traceback that the signs below it mark; the whole line when there are none. */
function markedPart(text: string, signs: string): string {
  if (!/^\s*[~^]+\s*$/.test(signs)) return text.trim();
  return text.slice(signs.search(/[~^]/), signs.trimEnd().length);
}
