import type { Crash } from '@abhyas/contract/running';

/**
 * The program writes to the same stream and may write anything: the report is read in one pass, line by line, and of
 * a line no more than this.
 */
const LINE_CHARACTERS = 1000;

/** Reads what the sanitizers wrote: what happened, and the innermost line of the learner's own file. */
export function readCrash(stderr: string, fileName: string): Crash | undefined {
  let what: string | undefined;
  for (const line of linesOf(stderr)) {
    what ??= byLibrary(line) ?? byBehaviour(line) ?? byAddress(line);
    const own = what === undefined ? undefined : lineOf(line, fileName);
    if (what !== undefined && own !== undefined) return { line: own, report: plain(what) };
  }
  return what === undefined ? undefined : { line: null, report: plain(what) };
}

function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    yield text.slice(from, Math.min(to, from + LINE_CHARACTERS));
    from = to + 1;
  }
}

const ASSERTION = { from: ": Assertion '", to: "' failed." };

function byLibrary(line: string): string | undefined {
  const at = line.indexOf(ASSERTION.from);
  if (at === -1 || !line.endsWith(ASSERTION.to)) return undefined;
  const [from, to] = [at + ASSERTION.from.length, line.length - ASSERTION.to.length];
  return from <= to ? line.slice(from, to) : undefined;
}

function byBehaviour(line: string): string | undefined {
  const [location = '', ...rest] = line.split(': runtime error: ');
  const isLocation = location === '<unknown>' || /^[^\s:]+:\d+:\d+$/.test(location);
  return isLocation && rest.length > 0 ? rest.join(': runtime error: ') : undefined;
}

const byAddress = (line: string): string | undefined =>
  /^==\d+==ERROR: AddressSanitizer: (.*)$/.exec(line)?.[1];

/** `main.c:8` at the beginning of a line, or as the location of a frame: `    #0 0x562d in main /work/main.c:8`. */
function lineOf(line: string, fileName: string): number | undefined {
  const name = `${fileName}:`;
  const begin = /^\s+#\d+ /.test(line) ? line.lastIndexOf(name) : 0;
  if (!line.startsWith(name, begin)) return undefined;
  if (begin > 0 && !/[\s/]/.test(line.charAt(begin - 1))) return undefined;
  const digits = /^(\d+)(?::\d+)?(?!\w)/.exec(line.slice(begin + name.length));
  return digits?.[1] === undefined ? undefined : Number(digits[1]);
}

/** Addresses and registers differ from run to run and tell a learner nothing, except that one is nearly 0. */
function plain(what: string): string {
  return what
    .replace(/ on unknown address 0x0*[\da-f]{1,3}(?![\da-f]).*$/, ' at a null pointer')
    .replace(/ on (?:unknown address|address)?\b.*$|:? 0x[\da-f]{6,}.*$/, '')
    .trim();
}
