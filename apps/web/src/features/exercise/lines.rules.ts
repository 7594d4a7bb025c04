/** The list with the items at two positions exchanged. */
export function exchanged(list: readonly number[], one: number, other: number): number[] {
  return list.with(one, list[other] ?? 0).with(other, list[one] ?? 0);
}
