import { fill } from '@abhyas/contract/fill';

/** A text for one and a text for every other number. */
export type CountText = { readonly one: string; readonly many: string };

/** "1 video", "3 videos". Other placeholders of the text may be given as `values`. */
export function countText(
  text: CountText,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(count === 1 ? text.one : text.many, { ...values, count });
}
