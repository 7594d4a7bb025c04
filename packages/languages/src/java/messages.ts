import { orEnding, type Diagnostic, type ProgramOutput } from '../diagnostic.ts';
import { SourceLines } from '../source-lines.ts';

/** What javac and the virtual machine say, or how the program ended that said nothing. */
export function readMessages(output: ProgramOutput): Diagnostic[] {
  const { code, compileOutput, stderr } = output;
  return orEnding([...readJavac(compileOutput, code), ...readJavaTrace(stderr, code)], output);
}

const MESSAGE = /^(?:.*\/)?[\w$]+\.java:(?<line>\d+): (?<severity>error|warning): (?<text>.*)$/;
/** A compiler that waits warm names classes of the library in full, and the one of the command line does not. */
const IN_FULL = /\bjava\.(?:lang|util|io)\.(?:[a-z]\w*\.)*(?=[A-Z])/g;
const SAYS_NAMES =
  /: (?:error|warning): |^ {2,4}(?:symbol|location|required|found|reason|first type|second type|\(argument):?\s/;
const FRAME = /^\s+at (?:[\w$.]+\/)?(?<method>[\w$.<>]+)\((?:[\w$]+\.java):(?<line>\d+)\)/;
const FRAME_OF_ALL = /^\s+at (?:[\w$.]+\/)?([\w$.<>]+)\(/;
const JDK = /^(?:java|javax|jdk|sun|com\.sun)\./;

/** What javac says, in its order. */
function readJavac(output: string, code: string): Diagnostic[] {
  const source = new SourceLines(code);
  const messages: { severity: 'error' | 'warning'; line: number; column: number | null; lines: string[] }[] =
    [];
  for (const said of output.replaceAll(/[‘’]/g, "'").split('\n')) {
    const line = SAYS_NAMES.test(said) ? said.replaceAll(IN_FULL, '') : said;
    const groups = MESSAGE.exec(line)?.groups;
    const last = messages.at(-1);
    if (groups) {
      const severity = groups['severity'] === 'warning' ? 'warning' : 'error';
      messages.push({ severity, line: Number(groups['line']), column: null, lines: [groups['text'] ?? ''] });
    } else if (last) {
      if (/^\s*\^\s*$/.test(line)) last.column = line.indexOf('^') + 1;
      last.lines.push(line);
    }
  }
  return messages.map(({ lines, ...message }) => ({
    ...message,
    headline: lines[0] ?? null,
    text: `${lines.join('\n')}${elsewhere({ ...message, lines }, source)}\nsource: ${source.at(message.line)}`,
  }));
}

/** The line on which an unknown variable is declared after all, in a part of the program that ends before this one. */
function elsewhere(message: { line: number; lines: readonly string[] }, source: SourceLines): string {
  const name = /symbol:\s+variable (\w+)\n\s+location: class/.exec(message.lines.join('\n'))?.[1];
  const declared = name === undefined ? null : source.declarationOf(name, message.line);
  return declared === null ? '' : `\nelsewhere: ${declared}`;
}

/** The uncaught exception of a Java program, at the innermost line that is the learner's own. */
function readJavaTrace(stderr: string, code: string): Diagnostic[] {
  const source = new SourceLines(code);
  const lines = stderr.split('\n');
  const start = lines.findLastIndex((line) => /^(?:Exception in thread|Caused by:|Error: )/.test(line));
  if (start === -1) return [];
  const frame = lines
    .slice(start)
    .map((line) => FRAME.exec(line)?.groups)
    .find((groups) => groups && !JDK.test(groups['method'] ?? '') && source.has(Number(groups['line'])));
  const line = frame ? Number(frame['line']) : null;
  const method = frame?.['method']?.split('.').at(-1) ?? '';
  const thrown = FRAME_OF_ALL.exec(lines[start + 1] ?? '')?.[1] ?? '';
  const text = `${lines[start] ?? ''}\nthrown: ${thrown}\nmethod: ${method}\nsource: ${source.at(line)}`;
  const headline = (lines[start] ?? '').replace(/^(?:Exception in thread "[^"]*" |Caused by: |Error: )/, '');
  return [{ severity: 'error', line, column: null, headline, text }];
}
