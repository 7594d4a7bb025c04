/**
 * The time of day as it was when the page was opened, and what has passed since: it goes on at the same pace when
 * somebody sets the device's clock.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
