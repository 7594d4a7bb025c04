/** A scalar of a file as the text of a field. */
export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** True for what a checkbox can hold: true, false, or nothing. */
export function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

/** What a checkbox writes: false, the default, only where the file says it already. */
export function flag(checked: boolean, old: unknown): boolean | undefined {
  return checked || old !== undefined ? checked : undefined;
}

/** What an optional field writes: nothing when it is empty. */
export function optional(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

/** What a field for a number writes. What is no number stays as it was typed, and the check says so. */
export function numberOr(text: string): number | string {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
}

/** A text of several lines ends with a line end in a file, so that YAML writes it as a block. */
export function block(text: string): string {
  const lines = text.trimEnd();
  return lines.includes('\n') ? `${lines}\n` : lines;
}

/** A list of ids as the text of a field, with commas. */
export function idsIn(value: unknown): string {
  return [value ?? []].flat().map(textIn).join(', ');
}

/** The ids that were typed, between commas or spaces; nothing where there are none and were none. */
export function idsOut(typed: string, old: unknown): string[] | undefined {
  const ids = idsTyped(typed);
  return ids.length > 0 || old !== undefined ? ids : undefined;
}

export function idsTyped(typed: string): string[] {
  return typed.split(/[,\s]+/).filter(Boolean);
}
