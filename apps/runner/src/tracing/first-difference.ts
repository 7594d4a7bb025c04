/** Spaces at the end of a line do not count, as when answers are checked. */
const trimmed = (line: string) => line.trimEnd();

/**
 * Where a program's output first differs from what is expected, in bytes of its output: the end of it when something is
 * missing there; undefined when nothing differs. Spaces at the ends of lines and empty lines at the end do not count.
 */
export function firstDifference(expected: string, actual: string): number | undefined {
  const wanted = trimmed(expected).split('\n');
  let start = 0;
  for (const [index, line] of actual.split('\n').entries()) {
    const right = wanted[index];
    const isOver = right === undefined;
    if (isOver && trimmed(line) !== '') return bytesBefore(actual, start);
    if (!isOver && trimmed(right) !== trimmed(line)) {
      return bytesBefore(actual, start + commonStart(trimmed(right), trimmed(line)));
    }
    start += line.length + 1;
  }
  const isShort = actual.split('\n').length < wanted.length;
  return isShort ? Buffer.byteLength(actual) : undefined;
}

function bytesBefore(text: string, characters: number): number {
  return Buffer.byteLength(text.slice(0, characters));
}

/** How many characters two lines begin with alike. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
