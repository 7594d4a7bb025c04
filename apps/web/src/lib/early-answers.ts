export type Answer = { readonly ok: boolean; readonly status: number; readonly text: string };

/** In whose name it was asked for, too: another session must not be given it. */
type EarlyAnswer = { readonly token: string; readonly answer: Promise<Answer> };

declare global {
  interface Window {
    /** What public/early.js asked for, by method and address, while this program was on its way. */
    abhyasEarly?: Record<string, EarlyAnswer | undefined>;
  }
}

/** An answer that nobody took by then is too old to be shown (counted from the opening of the page). */
const FRESH_MS = 30_000;
/** How long a screen that could be drawn waits for its data, rather than to be drawn twice. */
const MAX_WAIT_MS = 200;

/** The answer that is on its way already for this session; each is given away once. */
export function takeEarlyAnswer(
  call: `${string} ${string}`,
  token: string | null,
): Promise<Answer> | undefined {
  const early = window.abhyasEarly?.[call];
  if (early === undefined) return undefined;
  delete window.abhyasEarly?.[call];
  return early.token === token && performance.now() < FRESH_MS ? early.answer : undefined;
}

/** Resolves when everything is there that was asked for early, or after a moment. */
export async function earlyAnswers(): Promise<void> {
  const asked = Object.values(window.abhyasEarly ?? {}).flatMap((early) => (early ? [early.answer] : []));
  await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
