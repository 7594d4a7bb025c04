/** What a learner wants of a video: the best, no more lines than this, or its sound alone. */
export type Quality = 'best' | 'sound' | number;

/** A way in which a video can be had. */
export type Level = {
  readonly quality: Quality;
  readonly bytes?: number | undefined;
};

/**
 * The level that is nearest to the choice and costs no more than it: a choice made for one video is kept for the next
 * one, which may have other levels. Who wanted the sound alone, and cannot have it, wants the lightest.
 */
export function levelFor<L extends Level>(levels: readonly L[], wanted: Quality): L | undefined {
  const exact = levels.find(({ quality }) => quality === wanted);
  if (exact || wanted === 'best') return exact;
  const pictures = levels
    .filter((level): level is L & { quality: number } => typeof level.quality === 'number')
    .toSorted((a, b) => b.quality - a.quality);
  const within = wanted === 'sound' ? undefined : pictures.find(({ quality }) => quality <= wanted);
  return within ?? pictures.at(-1);
}

const MEGABYTE = 1_000_000;

/** "0.08", "0.4", "12": as many digits as one needs to choose. */
export function inMegabytes(bytes: number): string {
  const size = bytes / MEGABYTE;
  if (size >= 10) return size.toFixed(0);
  return size >= 0.1 ? size.toFixed(1) : size.toFixed(2);
}
