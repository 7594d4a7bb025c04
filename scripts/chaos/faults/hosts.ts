import { setTimeout as sleep } from 'node:timers/promises';

import { debianServer } from '../debian-server.ts';
import { CLASS, type Fault, type Finding, say, type Trial, underWork } from '../fault.ts';
import { Hosts } from '../hosts.ts';

const NAMES = ['db', 'nginx', 'api1', 'api2', 'runner1', 'runner2', 'runner3'];
/** Who is cut off, one after the other; the database for less than a learner waits. */
const CUTS: readonly { readonly name: string; readonly ms: number }[] = [
  { name: 'api1', ms: 12_000 },
  { name: 'runner2', ms: 15_000 },
  { name: 'db', ms: 8000 },
  { name: 'api2', ms: 12_000 },
  { name: 'runner1', ms: 15_000 },
];
const BETWEEN_MS = 5000;

/** Two APIs, three runners, nginx and Debian's PostgreSQL, each on a host in a network namespace of its own. */
export const hosts: Fault = {
  name: 'hosts',
  title: 'seven hosts; one after the other is cut off and brought back',
  inject: () =>
    Hosts.during(NAMES, (network) => {
      const hostOf = (name: string) => network.host(name);
      const database = (folder: string) => debianServer(folder, hostOf('db'));
      return underWork({ apis: 2, runners: 3, hostOf, database }, CLASS, (trial) => cutOff(trial, network));
    }),
};

async function cutOff({ site, school }: Trial, network: Hosts): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, ms } of CUTS) {
    const before = school.answered;
    await network.cutOff(name);
    await sleep(ms);
    await network.bringBack(name);
    const during = school.answered - before;
    const backMs = Math.round(await site.ready());
    say(`  ${name} was cut off for ${ms} ms: ${during} answers meanwhile, all ready ${backMs} ms after`);
    findings.push({
      what: `without ${name}`,
      measured: `${during} answers in ${ms / 1000} s, ready ${backMs} ms after`,
      met: name === 'db' || during > 0,
    });
    await sleep(BETWEEN_MS);
  }
  return findings;
}
