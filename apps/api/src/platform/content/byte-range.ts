/** Bytes of a file, `end` included. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, section 14); browsers seek in a video with
 * it. Null: send all, for there is no range, several, or one that makes no sense.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const groups = /^bytes=(?<first>\d*)-(?<last>\d*)$/.exec(header ?? '')?.groups;
  const first = numberIn(groups?.['first']);
  const last = numberIn(groups?.['last']);
  if (first === undefined) return last === undefined ? null : lastBytes(last, size);
  if (last !== undefined && last < first) return null;
  return first >= size ? 'unsatisfiable' : { start: first, end: Math.min(last ?? size, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - count), end: size - 1 };
}

function numberIn(digits: string | undefined): number | undefined {
  return digits ? Number(digits) : undefined;
}
