import type { Random } from '../../random.ts';
import { type Instance, numberField, type Word } from './instance.ts';

export type Loss = { readonly round: number; readonly kind: 'threeAcks' | 'timeout' };

/** A round trip: the windows of its beginning, and what follows from it. */
export type Round = {
  readonly window: number;
  readonly threshold: number;
  readonly phase: 'slowStart' | 'avoidance' | Loss['kind'];
};

/** TCP Reno, in segments: what the congestion window is in each round. */
export function congestion(threshold: number, losses: readonly Loss[], count: number): Round[] {
  const rounds: Round[] = [];
  let next = { window: 1, threshold };
  for (let round = 1; round <= count; round += 1) {
    const loss = losses.find((each) => each.round === round);
    const phase = loss?.kind ?? (next.window < next.threshold ? 'slowStart' : 'avoidance');
    rounds.push({ ...next, phase });
    next = after(next, phase);
  }
  return rounds;
}

type Windows = { readonly window: number; readonly threshold: number };

function after({ window, threshold }: Windows, phase: Round['phase']): Windows {
  const half = Math.max(Math.floor(window / 2), 1);
  switch (phase) {
    case 'threeAcks':
      return { window: half, threshold: half };
    case 'timeout':
      return { window: 1, threshold: half };
    case 'slowStart':
      return { window: Math.min(2 * window, threshold), threshold };
    case 'avoidance':
      return { window: window + 1, threshold };
    default:
      return phase satisfies never;
  }
}

export function congestionInstance(random: Random): Instance {
  let plan = randomPlan(random);
  while (!isEven(plan)) plan = randomPlan(random);
  const { threshold, losses, count } = plan;
  const rounds = congestion(threshold, losses, count);
  const last = rounds.at(-1);
  return {
    given: [
      { kind: 'sentence', word: 'firstThreshold', values: { threshold } },
      {
        kind: 'table',
        caption: 'lossesSeen',
        head: [{ word: 'round' }, { word: 'whatIsSeen' }],
        rows: losses.map(({ round, kind }) => [String(round), { word: kind }]),
      },
      { kind: 'sentence', word: 'askedRound', values: { count } },
    ],
    fields: [
      numberField('window', 'windowThen', last?.window ?? 0),
      numberField('threshold', 'thresholdThen', last?.threshold ?? 0),
    ],
    solution: [
      {
        kind: 'table',
        caption: 'roundByRound',
        head: [{ word: 'round' }, { word: 'window' }, { word: 'threshold' }, { word: 'phase' }],
        rows: rounds.map(({ window, threshold: limit, phase }, at) => [
          String(at + 1),
          String(window),
          String(limit),
          { word: phase satisfies Word },
        ]),
      },
    ],
  };
}

type Plan = { readonly threshold: number; readonly losses: readonly Loss[]; readonly count: number };

function randomPlan(random: Random): Plan {
  const kinds = random.shuffle(['threeAcks', 'timeout'] as const);
  const first = random.int(4, 10);
  const second = first + random.int(3, 9);
  return {
    threshold: random.int(4, 64),
    losses: [first, second].map((round, at): Loss => ({ round, kind: kinds[at] ?? 'timeout' })),
    count: second + random.int(2, 7),
  };
}

/** Whether the windows that are halved are even and not too small, so that no book rounds them in another way. */
function isEven({ threshold, losses, count }: Plan): boolean {
  const rounds = congestion(threshold, losses, count);
  return losses.every(({ round }) => {
    const window = rounds[round - 1]?.window ?? 1;
    return window % 2 === 0 && window >= 4;
  });
}
