export type Answer = { readonly ok: boolean; readonly status: number; readonly text: string };

declare global {
  interface Window {
    /** What public/early.js asked for, by method and address, while this program was on its way. */
    abhyasEarly?: Record<string, Promise<Answer> | undefined>;
  }
}

/** An answer that nobody took by then is too old to be shown (counted from the opening of the page). */
const FRESH_MS = 30_000;
/** How long a screen that could be drawn waits for its data, rather than to be drawn twice. */
const PATIENCE_MS = 200;

/** The answer that is on its way already; each is given away once. */
export function takeEarlyAnswer(call: `${string} ${string}`): Promise<Answer> | undefined {
  const early = window.abhyasEarly?.[call];
  if (early === undefined) return undefined;
  delete window.abhyasEarly?.[call];
  return performance.now() < FRESH_MS ? early : undefined;
}

/** Resolves when everything is there that was asked for early, or after a moment. */
export async function earlyAnswers(): Promise<void> {
  const asked = Object.values(window.abhyasEarly ?? {}).filter((answer) => answer !== undefined);
  await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
