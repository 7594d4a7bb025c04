import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { LanguageIndex } from '@abhyas/languages/index';
import type { Recording } from '@abhyas/recording/format';
import { Replay, type State } from '@abhyas/recording/replay';

import type { Program } from '../../../sandbox/program.ts';
import { likeness } from './compare.ts';
import { debugged } from './true-steps.ts';
import type { TrueStep, TrueVariables } from './truth.ts';

/** How the values of some steps compare with what a debugger reads. */
export type Comparison = {
  /** How many values stand in both. */
  readonly compared: number;
  /** Of these are the same. Those that the recording or the debugger does not know are in neither number. */
  readonly same: number;
  /** Shown as certain, and wrong: where, and what. */
  readonly wrong: readonly string[];
  readonly steps: number;
};

type Asked = {
  readonly program: Program;
  readonly stdin: string;
  readonly source: string;
  readonly steps: number;
};

/** Compares the values of so many steps, chosen at random but each time the same, with those that a debugger reads. */
export async function compareWithDebugger({ steps, ...given }: Asked): Promise<Comparison> {
  const folder = await mkdtemp(path.join(tmpdir(), 'abhyas-truth-'));
  try {
    const { recording, told } = await debugged({ ...given, folder }, (made) => someOf(made, steps));
    return comparisonOf(recording, told, given.program.language);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Numbers that are as good as random, and the same each time (a linear congruential generator). */
function someOf({ steps }: Recording, count: number): number[] {
  const chosen = new Set<number>();
  let seed = 1;
  for (let tried = 0; tried < 4 * count && chosen.size < Math.min(count, steps.length); tried += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    chosen.add(Math.floor((seed / 2_147_483_648) * steps.length));
  }
  return [...chosen].toSorted((a, b) => a - b);
}

function comparisonOf(recording: Recording, told: readonly TrueStep[], language: LanguageIndex): Comparison {
  const replay = new Replay(recording);
  const total = { compared: 0, same: 0, wrong: [] as string[], steps: told.length };
  for (const { step, calls, globals } of told) {
    const state = replay.at(step);
    // The oldest stands for the program itself; in Python that is a call like the others.
    const own = language === 5 ? state.calls : state.calls.slice(1);
    let at = own.length;
    for (const { name, variables } of calls) {
      const call = own[at - 1];
      if (isOfCompiler(name, call?.name)) continue;
      at -= 1;
      const about = `step ${step}, line ${recording.steps[step]?.line}, ${name}`;
      if (!call) total.wrong.push(`${about}: this call is not there`);
      else compareVariables(state, { about, shown: call.variables, truth: variables }, total);
    }
    const shown = state.calls[0]?.variables ?? new Map();
    if (Object.keys(globals).length > 0)
      compareVariables(state, { about: `step ${step}, globals`, shown, truth: globals }, total);
  }
  return total;
}

/** Constructors and destructors that nobody wrote stand in a debugger's calls, and not in a recording's. */
function isOfCompiler(name: string, shown: string | undefined): boolean {
  const [, holder = '', own = ''] = /(\w+)(?:<[^()]*>)?::(~?\w+)\(/u.exec(name) ?? [];
  return own !== '' && own !== shown && own.replace('~', '') === holder;
}

type Side = {
  readonly about: string;
  readonly shown: State['calls'][number]['variables'];
  readonly truth: TrueVariables;
};

function compareVariables(
  state: State,
  { about, shown, truth }: Side,
  total: { compared: number; same: number; wrong: string[] },
): void {
  for (const [name, value] of shown) {
    const known = truth[name];
    if (!known) continue;
    const found = likeness(state, value, known);
    if (found === 'unsure') continue;
    total.compared += 1;
    if (found === 'same') total.same += 1;
    else
      total.wrong.push(
        `${about}: ${name} is shown as ${JSON.stringify(value)} and is ${JSON.stringify(known).slice(0, 300)}`,
      );
  }
}
