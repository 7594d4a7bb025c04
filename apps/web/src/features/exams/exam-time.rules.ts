/** The server's clock as a page knows it: what it said, and when by a clock that nobody can set. */
export type ServerClock = { readonly saidMs: number; readonly heardMs: number };

/** @param heardMs of `performance.now()` */
export const heardAt = (now: string, heardMs: number): ServerClock => ({ saidMs: Date.parse(now), heardMs });

/** The server's time. */
export const serverNow = ({ saidMs, heardMs }: ServerClock, atMs: number): number => saidMs + atMs - heardMs;

const two = (part: number): string => String(part).padStart(2, '0');

/** "1:05:09", "4:07"; never below zero. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
