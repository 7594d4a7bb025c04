import { readFileSync, readdirSync } from 'node:fs';

/** What waits in a box with no stranger's code in it; Node calls itself by its first thread. */
const OURS = new Set(['cell', 'bwrap', 'launch', 'java', 'python3', 'MainThread']);

function isBelowUs(pid: string): boolean {
  for (let at = pid; at !== '0' && at !== '1';) {
    if (at === String(process.pid)) return true;
    at = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${at}/status`, 'utf8'))?.[1] ?? '0';
  }
  return false;
}

/** The names of our descendants that are a stranger's program: there must be none when its run is over. */
export function strangersAlive(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
        const root = readFileSync(`/proc/${pid}/mountinfo`, 'utf8');
        return root.includes(' /work ') && !OURS.has(command) && isBelowUs(pid) ? [command] : [];
      } catch {
        return [];
      }
    });
}
