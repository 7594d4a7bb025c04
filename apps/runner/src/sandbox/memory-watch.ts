import { totalmem } from 'node:os';

const LOOK_EVERY_MS = 5000;
/** Shares of the machine's memory: below the first pools are given up, above the second they come back. */
const [SHORT, PLENTY] = [0.1, 0.2];

/** Tells `onChange` when memory becomes short on this machine (or in our container) and when it is not any more. */
export function watchMemory(onChange: (isShort: boolean) => void): { stop(): void } {
  let isShort = false;
  const look = () => {
    const free = process.availableMemory() / Math.min(totalmem(), process.constrainedMemory() || Infinity);
    const now = isShort ? free < PLENTY : free < SHORT;
    if (now === isShort) return;
    isShort = now;
    onChange(isShort);
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
