import type { BoxFile, BoxOrder, BoxOutcome } from './frames.ts';
import { readText } from './verdict.ts';

/** What a compiler has to work with: its source, boxes, and how what went on in them is told. */
export type CompileContext = {
  readonly source: Uint8Array;
  readonly sourceName: string;
  /** Runs a command in a box of its own under the language's compile limits. */
  readonly run: (order: Pick<BoxOrder, 'argv' | 'files' | 'artefact' | 'stdin'>) => Promise<BoxOutcome>;
  /** The compiler's own text, or why it was ended. */
  readonly outputOf: (outcome: BoxOutcome) => string;
};

export type Compiled =
  | {
      readonly ok: true;
      readonly output: string;
      readonly files: readonly BoxFile[];
      readonly mainClass?: string;
    }
  | { readonly ok: false; readonly output: string };

/** So much of a compiler's output is kept: its beginning, and its end, where errors are counted. */
const [FIRST_CHARACTERS, LAST_CHARACTERS] = [48 << 10, 4 << 10];

const ENDINGS: Record<BoxOutcome['reason'], string> = {
  exited: '',
  cpu: 'The compiler took too long and was stopped.',
  wall: 'The compiler took too long and was stopped.',
  memory: 'The compiler needed too much memory and was stopped.',
  output: 'The compiler had too much to say and was stopped.',
  stopped: 'The compiler was stopped.',
  broken: 'The compiler could not be started.',
};

function shorten(text: string): string {
  if (text.length <= FIRST_CHARACTERS + LAST_CHARACTERS) return text;
  return `${text.slice(0, FIRST_CHARACTERS)}\n[…]\n${text.slice(-LAST_CHARACTERS)}`;
}

/** What the compiler printed, without our folders, then why it was ended if it did not end by itself. */
export function compilerOutput(outcome: BoxOutcome): string {
  const said = readText(outcome.stderr, outcome.truncated) + readText(outcome.stdout, outcome.truncated);
  const plain = shorten(said.replaceAll('/work/', '').replaceAll('/toolbox/', ''));
  const ending = outcome.artefactState === 'refused' ? 'The program is too large.' : ENDINGS[outcome.reason];
  return ending ? `${plain}${plain && !plain.endsWith('\n') ? '\n' : ''}${ending}\n` : plain;
}
