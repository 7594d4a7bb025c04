/** True for a map of names to values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether two values of content mean the same. A scalar is what it reads like: in a quiz 22 is the text "22". White
 * space around a text means nothing in any of our files. A key without a value is no key.
 */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => same(a[key], b[key]));
  return isScalar(a) && isScalar(b) ? String(a).trim() === String(b).trim() : a === b;
}

function isScalar(value: unknown): value is string | number | boolean | bigint {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value);
}

/** How much two values have in common: the number of their equal fields, 0 for what is no map. */
export function likeness(a: unknown, b: unknown): number {
  if (!isRecord(a) || !isRecord(b)) return 0;
  return Object.keys(a).filter((key) => a[key] !== undefined && same(a[key], b[key])).length;
}
