import { Learners } from './learners.ts';
import { runOnEngine } from './engine.ts';
import { runNatively } from './native.ts';
import { INPUT, nextMark, OTHER_INPUT, outputFor, type Program } from './programs.ts';
import { median } from '../../scripts/testing/statistics.ts';

export type Latency = {
  readonly program: Program;
  readonly nativeMs: number;
  readonly firstMs: number;
  readonly againMs: number;
  /** Medians of the ratios of each round, which a machine that slows down for a moment disturbs less. */
  readonly firstRatio: number;
  readonly againRatio: number;
  readonly engineMs: number | undefined;
};

type Round = {
  nativeMs: number;
  firstMs: number;
  againMs: number;
  engineMs: number | undefined;
};

export type LatencyPlan = {
  readonly address: string;
  readonly rounds: number;
  readonly engineUrl: string | undefined;
};

/** All variants in turns within each round, the order reversed every other round. */
export async function measureLatency(program: Program, plan: LatencyPlan): Promise<Latency> {
  const learners = new Learners(plan.address);
  await learners.prepare(2 * plan.rounds + 4);
  // The first round warms everything up and is not counted.
  const rounds: Round[] = [];
  for (let round = 0; round <= plan.rounds; round += 1) {
    const measured = await measureRound(program, learners, { ...plan, reversed: round % 2 === 1 });
    if (round > 0) rounds.push(measured);
  }
  const of = (pick: (round: Round) => number): number => median(rounds.map(pick));
  return {
    program,
    nativeMs: of((round) => round.nativeMs),
    firstMs: of((round) => round.firstMs),
    againMs: of((round) => round.againMs),
    firstRatio: of((round) => round.firstMs / round.nativeMs),
    againRatio: of((round) => round.againMs / round.nativeMs),
    engineMs: plan.engineUrl === undefined ? undefined : of((round) => round.engineMs ?? Number.NaN),
  };
}

type RoundPlan = LatencyPlan & { readonly reversed: boolean };

async function measureRound(program: Program, learners: Learners, plan: RoundPlan): Promise<Round> {
  const round: Round = { nativeMs: 0, firstMs: 0, againMs: 0, engineMs: undefined };
  const steps = [
    async () => {
      round.nativeMs = await runNatively(program, program.source(nextMark()), INPUT);
    },
    async () => {
      const code = program.source(nextMark());
      round.firstMs = await timed(learners, program, { code, input: INPUT });
      round.againMs = await timed(learners, program, { code, input: OTHER_INPUT });
    },
    async () => {
      if (plan.engineUrl === undefined) return;
      const run = { source: program.source(nextMark()), input: INPUT, output: outputFor(INPUT) };
      round.engineMs = await runOnEngine(plan.engineUrl, program, run);
    },
  ];
  for (const step of plan.reversed ? steps.toReversed() : steps) await step();
  return round;
}

type ProgramRun = { readonly code: string; readonly input: string };

async function timed(learners: Learners, program: Program, { code, input }: ProgramRun): Promise<number> {
  const startedAt = performance.now();
  const reply = await learners.run({ code, language: program.language, ctestcase: input });
  const tookMs = performance.now() - startedAt;
  if (reply.co !== outputFor(input)) throw new Error(`${program.name} printed ${JSON.stringify(reply)}`);
  return tookMs;
}
