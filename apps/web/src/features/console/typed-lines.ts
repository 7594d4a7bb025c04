/** A terminal takes lines of up to 4,095 bytes; a character has four at most. */
const LINE_BYTES = 4095;
/** The most lines that one paste may bring. */
export const PASTED_LINES_MAX = 1000;

const encoder = new TextEncoder();

/** A line as it is sent, cut to what fits. */
export function fittingLine(line: string): { readonly text: string; readonly isCut: boolean } {
  const bytes = encoder.encode(line.toWellFormed());
  if (bytes.length <= LINE_BYTES) return { text: line.toWellFormed(), isCut: false };
  const text = new TextDecoder().decode(bytes.subarray(0, LINE_BYTES), { stream: true });
  return { text, isCut: true };
}

export type Pasted = {
  /** Those with an end, to be sent one by one. */
  readonly lines: readonly string[];
  /** What stays in the field. */
  readonly rest: string;
  /** Some lines were left out. */
  readonly isCut: boolean;
  /** The line left in the field was too long and has been cut. */
  readonly isRestCut: boolean;
};

/** Whether to handle this paste ourselves instead of leaving it to the browser. */
export const needsCare = (pasted: string): boolean => pasted.length > LINE_BYTES || /[\r\n]/.test(pasted);

/** What happens to a text pasted after `before`. Only the beginning of a huge one is read. */
export function pastedLines(before: string, pasted: string): Pasted {
  const most = PASTED_LINES_MAX * LINE_BYTES;
  const parts = (before + pasted.slice(0, most)).split(/\r\n|\r|\n/);
  const { text: rest, isCut: isRestCut } = fittingLine(parts.pop() ?? '');
  const isCut = pasted.length > most || parts.length > PASTED_LINES_MAX;
  return { lines: parts.slice(0, PASTED_LINES_MAX), rest: isCut ? '' : rest, isCut, isRestCut };
}
