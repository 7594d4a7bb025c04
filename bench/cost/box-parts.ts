import { setTimeout as sleep } from 'node:timers/promises';

import { ENVIRONMENT, NO_LIMITS, type Boxes } from '../../apps/runner/src/sandbox/boxes.ts';
import { Cell } from '../../apps/runner/src/sandbox/cell.ts';
import type { BoxOrder, BoxStart } from '../../apps/runner/src/sandbox/frames.ts';
import {
  interpreterCommand,
  programCommand,
  stackKb,
} from '../../apps/runner/src/sandbox/program-command.ts';
import { median } from '../../scripts/testing/statistics.ts';
import { groupUs } from './processor.ts';

/** Milliseconds of processor of one box, its cell included. */
export type BoxCost = {
  readonly name: string;
  readonly raisingMs: number;
  readonly runningMs: number;
  readonly endingMs: number;
};

const MEMORY_MB = 256;
const LIMITS = {
  ...NO_LIMITS,
  wallMs: 10_000,
  cpuMs: 5000,
  memoryKb: 512 << 10,
  outputBytes: 1 << 21,
  processes: 192,
  fileKb: 16 << 10,
  stackKb: stackKb(MEMORY_MB),
};
const PLAIN: BoxStart = { limits: NO_LIMITS, env: [], argv: [] };
const SETTLED_MS = 5;

type Kind = { readonly name: string; readonly start: BoxStart; readonly order: BoxOrder };

function kinds(jdk: string): Kind[] {
  const setting = { memoryMb: MEMORY_MB, jdk };
  const order = (argv: readonly string[], files: BoxOrder['files'] = []): BoxOrder => ({
    limits: LIMITS,
    env: ENVIRONMENT,
    argv,
    files,
    stdin: Buffer.alloc(0),
  });
  const python = [{ path: '/work/main.py', mode: 0o644, bytes: Buffer.from('print(1)\n') }];
  const waiting = interpreterCommand(5, setting);
  const cold = programCommand({ language: 5, files: python, output: '' }, setting);
  const megabyte = ['/usr/bin/head', '-c', String(1 << 20), '/dev/zero'];
  return [
    { name: 'a program that does nothing', start: PLAIN, order: order(['/usr/bin/true']) },
    { name: '1 MB of output', start: PLAIN, order: order(megabyte) },
    { name: 'Python, started for the run', start: PLAIN, order: order(cold, python) },
    {
      name: 'Python that waited',
      start: { limits: LIMITS, argv: waiting.argv, env: [...ENVIRONMENT, ...waiting.env] },
      order: order(['Main'], python),
    },
  ];
}

/** The phases of a box's life, each by the account of its group, in turns. */
export async function boxCosts(boxes: Boxes, jdk: string, rounds: number): Promise<BoxCost[]> {
  const identity = boxes.identity(0);
  const cell = new Cell(boxes.settings, identity);
  const measured = new Map<string, { raising: number[]; running: number[]; ending: number[] }>();
  const spent = () => groupUs(identity.group);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, start, order } of kinds(jdk)) {
      const kept = measured.get(name) ?? { raising: [], running: [], ending: [] };
      const atStart = await spent();
      await cell.start(start);
      await sleep(SETTLED_MS);
      const raised = await spent();
      const outcome = await cell.run(order, new AbortController().signal);
      if (outcome.reason !== 'exited' || outcome.exitCode !== 0) {
        throw new Error(`${name}: ${outcome.reason} ${outcome.stderr.toString()}`);
      }
      const ran = await spent();
      await cell.ended();
      kept.raising.push((raised - atStart) / 1000);
      kept.running.push((ran - raised) / 1000);
      kept.ending.push(((await spent()) - ran) / 1000);
      measured.set(name, kept);
    }
  }
  await cell.close();
  return [...measured].map(([name, { raising, running, ending }]) => ({
    name,
    raisingMs: median(raising),
    runningMs: median(running),
    endingMs: median(ending),
  }));
}
