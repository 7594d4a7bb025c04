/** Does `work` for each item, at most `slots` at a time; results in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  slots: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: slots }, lane));
  return results;
}
