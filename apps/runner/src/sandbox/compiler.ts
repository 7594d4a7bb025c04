import type { BoxFile, BoxOrder, BoxOutcome } from './frames.ts';
import { readText } from './verdict.ts';

/** What a compiler has to work with: boxes, and the words for what went on in them. */
export type CompileContext = {
  readonly source: Uint8Array;
  readonly sourceName: string;
  /** Runs a command in a box of its own under the language's compile limits. */
  run(order: Pick<BoxOrder, 'argv' | 'files' | 'artefact' | 'stdin'>): Promise<BoxOutcome>;
  /** The compiler's own text, or why it was ended. */
  words(outcome: BoxOutcome): string;
};

export type Compiled =
  | {
      readonly ok: true;
      readonly words: string;
      readonly files: readonly BoxFile[];
      readonly mainClass?: string;
    }
  | { readonly ok: false; readonly words: string };

/** What of a compiler's words a person may still read: how they begin and, where errors are counted, end. */
const [FIRST_WORDS, LAST_WORDS] = [48 << 10, 4 << 10];

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
  if (text.length <= FIRST_WORDS + LAST_WORDS) return text;
  return `${text.slice(0, FIRST_WORDS)}\n[…]\n${text.slice(-LAST_WORDS)}`;
}

/** What the compiler printed, without our folders, then why it was ended if it did not end by itself. */
export function compilerWords(outcome: BoxOutcome): string {
  const said = readText(outcome.stderr, outcome.truncated) + readText(outcome.stdout, outcome.truncated);
  const plain = shorten(said.replaceAll('/work/', '').replaceAll('/toolbox/', ''));
  const ending = outcome.artefactState === 'refused' ? 'The program is too large.' : ENDINGS[outcome.reason];
  return ending ? `${plain}${plain && !plain.endsWith('\n') ? '\n' : ''}${ending}\n` : plain;
}
