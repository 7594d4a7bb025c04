import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Report, School, type SchoolPlan } from './school.ts';
import { Site, type SitePlan } from './site.ts';

/** One thing that was looked at. */
export type Finding = { readonly what: string; readonly measured: string; readonly met: boolean };

export type Fault = {
  /** As in docs/faults.md. */
  readonly name: string;
  readonly title: string;
  /** Files of the tests that bring it about, if tests do. */
  readonly tests?: readonly string[];
  readonly inject: (rounds: number) => Promise<readonly Finding[]>;
};

export type Trial = { readonly site: Site; readonly school: School };

export const CLASS: SchoolPlan = { clients: 20, pauseMs: 150 };
const WARM_UP_MS = 3000;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Lets learners work on a site, does something to it, and compares their ledger in the end. */
export async function underWork(
  plan: SitePlan,
  schoolPlan: SchoolPlan,
  act: (trial: Trial) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  return Site.during(plan, async (site) => {
    const school = await School.open(site, schoolPlan);
    await sleep(WARM_UP_MS);
    const findings = await act({ site, school }).catch((error: unknown) => [
      { what: 'the fault', measured: String(error), met: false },
    ]);
    await site.ready().catch(() => undefined);
    const all = [...findings, ...ledgerFindings(await school.close())];
    return all.every(({ met }) => met) ? all : [...all, await keepLogs(site)];
  });
}

async function keepLogs({ folder }: Site): Promise<Finding> {
  const kept = `${folder}-logs`;
  await mkdir(kept);
  for (const name of await readdir(folder)) {
    if (name.endsWith('.log')) await copyFile(join(folder, name), join(kept, name));
  }
  return { what: 'logs', measured: kept, met: true };
}

function ledgerFindings(report: Report): Finding[] {
  const { intended, acknowledged, lost, ghosts, doubled, stuck, runs, wrong, failures } = report;
  const counts = `lost ${lost.length}, ghost ${ghosts.length}, doubled ${doubled.length}, stuck ${stuck.length}`;
  const some = [...lost, ...ghosts, ...doubled, ...stuck].slice(0, 5).join(' ');
  const internal = Object.keys(failures).filter((name) => name.endsWith(' 500'));
  return [
    {
      what: 'ledger',
      measured: `${intended} writes, ${acknowledged} acknowledged: ${counts} ${some}`.trim(),
      met: lost.length + ghosts.length + doubled.length + stuck.length === 0,
    },
    { what: 'runs', measured: `${runs} answered, ${wrong} wrongly`, met: wrong === 0 },
    {
      what: 'answers',
      measured: `longest time without a success ${report.longestOutageMs} ms; ${JSON.stringify(failures)}`,
      met: internal.length === 0,
    },
  ];
}

/** Does something again and again at moments that nobody can foresee. */
export async function inTurns(
  rounds: number,
  everyMs: number,
  act: (round: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await sleep(everyMs * (0.5 + Math.random()));
    await act(round);
  }
}

/** How long it takes until `holds`. @throws after `withinMs` */
export async function until(holds: () => Promise<boolean>, withinMs = 60_000): Promise<number> {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`not so after ${withinMs} ms`);
    await sleep(20);
  }
  return Math.round(performance.now() - startedAt);
}

export function within(what: string, measuredMs: readonly number[], mostMs: number): Finding {
  const worst = Math.max(0, ...measuredMs);
  return {
    what,
    measured: `${measuredMs.map(Math.round).join(', ')} ms (at most ${mostMs})`,
    met: worst <= mostMs,
  };
}
