/** Saves what is not yet saved; true when nothing is left unsaved. */
type Flush = () => Promise<boolean>;

const flushes = new Set<Flush>();

/** Registers what must be saved before somebody logs out. Returns the way to take it back. */
export function onBeforeLogout(flush: Flush): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** True when all is saved. Never throws. */
export async function flushBeforeLogout(): Promise<boolean> {
  const results = await Promise.allSettled([...flushes].map((flush) => flush()));
  return results.every((result) => result.status === 'fulfilled' && result.value);
}
