let aheadMs = 0;

/**
 * The time of day as it was when the page was opened, and what has passed since. It never goes back when somebody sets
 * the device's clock; where that clock has gone further it goes with it, as `performance.now()` stands still while a laptop
 * sleeps.
 */
export function steadyNow(): number {
  const countedMs = performance.timeOrigin + performance.now();
  aheadMs = Math.max(aheadMs, Date.now() - countedMs);
  return countedMs + aheadMs;
}
