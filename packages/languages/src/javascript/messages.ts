import { orEnding, type Diagnostic, type ProgramOutput } from '../diagnostic.ts';
import { SourceLines } from '../source-lines.ts';

/** What Node says before and while it runs the program, or how the program ended that said nothing. */
export function readMessages(output: ProgramOutput): Diagnostic[] {
  const { code, compileOutput, stderr } = output;
  return orEnding([...readNode(compileOutput, code), ...readNode(stderr, code)], output);
}

/** Above an error Node shows its line: the place, the line itself, and a mark below the fault. */
const SHOWN = /^(?:.*\/)?main\.js:(?<line>\d+)$/;
const FRAME = /^\s+at (?:(?<where>.*) \()?(?:file:\/\/)?(?:.*\/)?main\.js:(?<line>\d+):\d+\)?$/;
const ERROR = /^(?:Uncaught )?(?:[A-Za-z_$][\w$]*)?(?:Error|Exception)(?: \[[^\]]*\])?(?::|$)/;
const FATAL = /^FATAL ERROR: /;
const MARK = /^\s*\^+\s*$/;

/** The error that ended a program, at the innermost line that is the learner's own. */
function readNode(output: string, code: string): Diagnostic[] {
  const source = new SourceLines(code);
  const lines = output.split('\n');
  const at = errorAt(lines);
  if (at === -1) return [];
  const frame = lines
    .slice(at + 1)
    .map((text) => FRAME.exec(text)?.groups)
    .find((groups) => groups && source.has(Number(groups['line'])));
  const shown = lines.slice(0, at).findLast((text) => SHOWN.test(text)) ?? '';
  const named = frame?.['line'] ?? SHOWN.exec(shown)?.groups?.['line'];
  const line = named === undefined ? null : Number(named);
  const headline = (lines[at] ?? '').replace(/^Uncaught /, '');
  const text = `${headline}\nmethod: ${frame?.['where'] ?? ''}\nsource: ${source.at(line)}`;
  return [{ severity: 'error', line, column: null, headline, text }];
}

/** The row of the error: the last that is called one, or what was thrown that is none, below the mark. */
function errorAt(lines: readonly string[]): number {
  const fatal = lines.findIndex((line) => FATAL.test(line));
  if (fatal !== -1) return fatal;
  const named = lines.findLastIndex((line) => ERROR.test(line));
  if (named !== -1) return named;
  const mark = lines.findLastIndex((line) => MARK.test(line));
  if (mark === -1) return -1;
  return lines.findIndex((line, at) => at > mark && line.trim() !== '');
}
