import { measureKills } from './kills.ts';

const KILL_EVERY_MS = 10_000;

/** Prints what came of the kills; true when nothing was lost, doubled or wrongly accepted. */
export async function printKills(plan: { seconds: number; clients: number }): Promise<boolean> {
  const report = await measureKills({ ...plan, killEveryMs: KILL_EVERY_MS });
  const { answered, kills, lost, unrecorded, doubled, wrong, longestMs, repeated } = report;
  process.stdout.write(
    `${answered} runs answered while a runner or the database was killed ${kills} times:
lost ${lost}, not recorded ${unrecorded}, doubled ${doubled}, wrong ${wrong}; the longest took ${(longestMs / 1000).toFixed(1)} s.
Repeated calls: ${JSON.stringify(repeated)}
`,
  );
  return lost + unrecorded + doubled + wrong === 0;
}
