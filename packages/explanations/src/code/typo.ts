/** One letter left out, added or changed, or two neighbours swapped. */
export function isTypo(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [left, right] = [typed.slice(start), word.slice(start)];
  const swapped = left.length > 1 && left[1] === right[0] && left[0] === right[1];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (swapped && left.slice(2) === right.slice(2))
  );
}
