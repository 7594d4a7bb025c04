/**
 * `npm run chaos`: every fault of docs/faults.md, one after the other; `npm run chaos -- F3 F5` those
 * alone; `npm run chaos -- random --minutes 60`: at random; `npm run chaos -- hosts`: on hosts of their own; `npm run chaos -- exam`: an
 * exam of 200 learners. What
 * learners were told is compared with what is recorded, and anything that is not as it should be ends it with 1.
 */
import { parseArgs } from 'node:util';

import { installDebianPackages } from './boot/install-debian-packages.mjs';
import { type Fault, type Finding, say } from './chaos/fault.ts';
import { FAULTS } from './chaos/faults.ts';
import { exam } from './chaos/exam/exam.ts';
import { hosts } from './chaos/faults/hosts.ts';
import { random } from './chaos/faults/random.ts';

const DEFAULT_ROUNDS = '6';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How often each fault is brought about. */
    rounds: { type: 'string', default: DEFAULT_ROUNDS },
    minutes: { type: 'string', default: '10' },
  },
});

const wanted = positionals.length === 0 ? FAULTS : positionals.map(faultNamed);
if (!(await installDebianPackages('chaos'))) throw new Error('Chaos needs all of these packages.');
const failed: string[] = [];
for (const fault of wanted) if (!(await show(fault))) failed.push(fault.name);
say(failed.length === 0 ? '\nAll as it should be.' : `\nNOT as it should be: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function faultNamed(name: string): Fault {
  const all = [...FAULTS, random(Number(values.minutes)), hosts, exam];
  const found = all.find((fault) => fault.name === name);
  if (found === undefined) {
    throw new Error(`There is no ${name}: choose of ${all.map((fault) => fault.name).join(' ')}.`);
  }
  return found;
}

async function show(fault: Fault): Promise<boolean> {
  say(`\n${fault.name}: ${fault.title}`);
  const startedAt = performance.now();
  const findings = await fault.inject(Number(values.rounds)).catch((error: unknown): Finding[] => [
    {
      what: 'chaos itself',
      measured: error instanceof Error ? String(error.stack) : String(error),
      met: false,
    },
  ]);
  for (const { what, measured, met } of findings)
    say(`  ${met ? 'met    ' : 'NOT MET'}  ${what}: ${measured}`);
  say(`  ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return findings.every(({ met }) => met);
}
