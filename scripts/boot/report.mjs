/** What the scripts tell the person at the terminal. */
import process from 'node:process';

/** The person can mend it: the message is one clear sentence with the way out, printed without a stack. */
export class Advice extends Error {
  name = 'Advice';
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Milliseconds as a person reads them: `0.4 s`, `2 min 05 s`. */
export function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`;
}

/** Announces a piece of work that takes a while, and says how long it took. */
export async function step(title, work) {
  const startedAt = performance.now();
  say(`  ${title} …`);
  const result = await work();
  say(`  ${title}: done in ${duration(performance.now() - startedAt)}`);
  return result;
}

/** Runs a script's main function: advice is printed alone, anything else with its stack. */
export function runMain(main) {
  main().catch((error) => {
    process.stderr.write(`\n${error instanceof Advice ? error.message : error.stack}\n`);
    process.exitCode = 1;
  });
}
