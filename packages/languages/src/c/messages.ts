import { endingOf, type Diagnostic, type ProgramOutput } from '../diagnostic.ts';
import { SourceLines } from '../source-lines.ts';

/** Nobody mends more than these at once. */
const MESSAGES_MAX = 99;

/** What gcc, g++, the linker and the C library say, and last how the program ended. */
export function readMessages(output: ProgramOutput): Diagnostic[] {
  return [...readGcc(output.compileOutput, output.code).slice(0, MESSAGES_MAX), nativeEndingOf(output)];
}

function nativeEndingOf(output: ProgramOutput): Diagnostic {
  const { code, stderr, signal, crash } = output;
  const voidMain = code.split('\n').findIndex((line) => /\bvoid\s+main\b/.test(line)) + 1;
  const words = [
    stderr.replaceAll(/[‘’]/g, "'"),
    `crash: ${crash?.report ?? 'unknown'}`,
    `signal ${signal ?? 'none'}`,
    endingOf(output).text,
    `main: ${voidMain > 0 ? 'void' : 'int'}`,
    `literal: ${changedLiteral(output)}`,
    `at: ${lineOfCrash(output)}`,
  ];
  const { line, headline } = assertionIn(stderr) ?? { line: crash?.line, headline: crash?.report };
  return {
    severity: 'error',
    line: line ?? (voidMain > 0 ? voidMain : null),
    column: null,
    headline: headline ?? null,
    text: words.join('\n'),
  };
}

const lineOfCrash = ({ code, crash }: ProgramOutput): string => new SourceLines(code).at(crash?.line ?? null);

/** What a line writes to: an element, what a pointer points to, or the first argument of what changes a text. */
const WRITES =
  /\b(\w+)\s*\[[^\]]*\]\s*(?:=(?!=)|\+\+|--)|\*\s*(\w+)\s*=(?!=)|\bstr(?:n?cpy|n?cat|tok|rev|upr|lwr)\s*\(\s*(\w+)|\bscanf\s*\(\s*"%\d*s"\s*,\s*(\w+)/;

/** The name of a text in quotation marks that the line of a crash changes through a pointer. */
function changedLiteral({ code, crash }: ProgramOutput): string {
  const written = WRITES.exec(new SourceLines(code).at(crash?.line ?? null));
  const name = written?.slice(1).find((group) => group !== undefined);
  if (name === undefined) return '-';
  const given = new RegExp(String.raw`(?:\bchar\s*\*\s*|^\s*)${name}\s*=\s*"`, 'm');
  return given.test(code) && new RegExp(String.raw`\bchar\s*\*\s*${name}\b`).test(code) ? name : '-';
}

/** The C library's own message names the line: `main: main.c:4: main: Assertion …`. */
function assertionIn(stderr: string): { line: number; headline: string | undefined } | undefined {
  const [, line, headline] = /main\.c(?:pp)?:(\d+): .*(Assertion .*)/.exec(stderr) ?? [];
  return line === undefined ? undefined : { line: Number(line), headline };
}

const MESSAGE =
  /^(?<file>[^\s:][^:\n]*):(?:(?<line>\d+):)?(?:(?<column>\d+):)? (?:fatal )?(?<severity>error|warning): (?<text>.*)$/;
const REQUIRED_FROM = /^(?<file>[^\s:][^:\n]*):(?<line>\d+):(?<column>\d+):\s+required from here/;
const LINKER = /undefined reference to|multiple definition of/;
const LEARNERS_FILE = /^(?:.*\/)?main\.(?:c|cpp)$/i;

type Message = { severity: 'error' | 'warning'; line: number | null; column: number | null; lines: string[] };

/** What gcc, g++ and the linker say, in their order: errors first, then warnings. */
function readGcc(output: string, code: string): Diagnostic[] {
  const source = new SourceLines(code);
  const messages: Message[] = [];
  // An error inside a header names the learner's line only in the "required from here" before it.
  let requiredFrom: At | null = null;
  for (const line of output.replaceAll(/[‘’]/g, "'").split('\n')) {
    const from = REQUIRED_FROM.exec(line)?.groups;
    if (from && LEARNERS_FILE.test(from['file'] ?? '')) {
      requiredFrom = { line: Number(from['line']), column: Number(from['column']) };
    }
    const message = messageOf(line, requiredFrom);
    if (message) {
      messages.push(message);
      requiredFrom = null;
    } else messages.at(-1)?.lines.push(line);
  }
  return [...messages.filter(isError), ...messages.filter((message) => !isError(message))].map((message) => ({
    severity: message.severity,
    line: message.line,
    column: message.column,
    headline: message.lines[0] ?? null,
    text: `${message.lines.join('\n')}${elsewhere(message, source)}\nabove: ${source.codeAbove(message.line)}\nsource: ${source.at(message.line)}`,
  }));
}

const UNKNOWN = /^'(?<name>\w+)' (?:undeclared|was not declared)/;

/** The line on which an unknown name is declared after all, for a part of the program that ends before this one. */
function elsewhere({ line, lines: [text = ''] }: Message, source: SourceLines): string {
  const name = UNKNOWN.exec(text)?.groups?.['name'];
  const declared = name === undefined || line === null ? null : source.declarationOf(name, line);
  return declared === null ? '' : `\nelsewhere: ${declared}`;
}

const isError = (message: Message): boolean => message.severity === 'error';

type At = { readonly line: number; readonly column: number };

function messageOf(text: string, requiredFrom: At | null): Message | null {
  const groups = MESSAGE.exec(text)?.groups;
  if (!groups) {
    return LINKER.test(text) ? { severity: 'error', line: null, column: null, lines: [text] } : null;
  }
  const at = ownPlace(groups) ?? requiredFrom;
  return {
    severity: groups['severity'] === 'warning' ? 'warning' : 'error',
    line: at?.line ?? null,
    column: at?.column ?? null,
    lines: [groups['text'] ?? ''],
  };
}

function ownPlace({ file = '', line, column }: { file?: string; line?: string; column?: string }): At | null {
  if (line === undefined || !LEARNERS_FILE.test(file)) return null;
  return { line: Number(line), column: Number(column ?? 1) };
}
