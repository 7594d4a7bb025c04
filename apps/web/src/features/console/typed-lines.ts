/** A terminal takes no longer line than 4,095 bytes; a character has four at most. */
const LINE_BYTES = 4095;
/** As many lines as are taken from one paste. */
export const PASTED_LINES_MAX = 1000;

const encoder = new TextEncoder();

/** A line as it is sent: of one that is too long what fits. */
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
  /** Not all lines are taken. */
  readonly isCut: boolean;
  /** What stays in the field was longer than a line may be. */
  readonly isRestCut: boolean;
};

/** Whether the browser had better not put it into the field by itself. */
export const needsCare = (pasted: string): boolean => pasted.length > LINE_BYTES || /[\r\n]/.test(pasted);

/** What becomes of a text that is pasted after `before`. Of a huge one only the beginning is looked at. */
export function pastedLines(before: string, pasted: string): Pasted {
  const most = PASTED_LINES_MAX * LINE_BYTES;
  const parts = (before + pasted.slice(0, most)).split(/\r\n|\r|\n/);
  const { text: rest, isCut: isRestCut } = fittingLine(parts.pop() ?? '');
  const isCut = pasted.length > most || parts.length > PASTED_LINES_MAX;
  return { lines: parts.slice(0, PASTED_LINES_MAX), rest: isCut ? '' : rest, isCut, isRestCut };
}
