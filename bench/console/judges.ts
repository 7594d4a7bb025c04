import { register } from '../runner/learners.ts';
import { percentile } from '../../scripts/testing/statistics.ts';
import { Talk, textOf } from './talks.ts';

const CPP17 = 3;
const PYTHON = 5;
const EXCHANGES = 1000;

/** The answer to a program's guess of the secret number, and whether it ended the game. */
type Judge = (said: string, hidden: number) => { readonly answer: string; readonly isFound: boolean };

type Game = {
  readonly name: string;
  readonly language: 3 | 5;
  readonly code: string;
  /** The largest secret number. */
  readonly most: number;
  /** A game with more questions than this is lost. */
  readonly within: number;
  readonly judge: Judge;
};

const GAMES: readonly Game[] = [
  {
    name: 'guesses numbers',
    language: CPP17,
    code: `#include <iostream>
int main() { std::string answer; for (;;) { int low = 1, high = 1000; do { int guess = (low + high) / 2;
  std::cout << guess << "\\n"; if (!(std::cin >> answer)) return 0;
  if (answer == "higher") low = guess + 1; else high = guess - 1; } while (answer != "right"); } }`,
    most: 1000,
    within: 10,
    judge: (said, hidden) => {
      const guess = Number(said);
      const answer = guess < hidden ? 'higher' : guess > hidden ? 'lower' : 'right';
      return { answer, isFound: answer === 'right' };
    },
  },
  {
    name: 'asks twenty questions',
    language: PYTHON,
    code: `while True:
    low, high = 1, 1 << 19
    for question in range(19):
        middle = (low + high) // 2
        if input(f"{question + 1}. above {middle}? ") == "yes": low = middle + 1
        else: high = middle
    input(f"20. is it {low}? ")`,
    most: 1 << 19,
    within: 20,
    judge: (said, hidden) => {
      const [, kind, number] = /(above|is it) (\d+)\? $/.exec(said) ?? [];
      const isAbove = kind === 'above' && hidden > Number(number);
      const isIt = kind === 'is it' && hidden === Number(number);
      return { answer: isAbove || isIt ? 'yes' : 'no', isFound: isIt };
    },
  },
];

export type Judged = {
  readonly name: string;
  readonly exchanges: number;
  readonly lost: number;
  readonly p95Ms: number;
};

/** Bots that play interactive problems over the calls, as the judges of other sites do. */
export async function measureJudges(address: string): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const game of GAMES) judged.push(await play(address, game));
  return judged;
}

async function play(address: string, { name, language, code, most, within, judge }: Game): Promise<Judged> {
  const talk = await Talk.begin(address, await register(address), { code, language });
  const tookMs: number[] = [];
  let [lost, hidden, seen, asked] = [0, most, 0, 0];
  let heard = await talk.waits();
  for (let exchange = 0; exchange < EXCHANGES; exchange += 1) {
    const { answer, isFound } = judge(talk.shown.slice(seen), hidden);
    seen = talk.shown.length;
    asked += 1;
    if (asked === within && !isFound) lost += 1;
    if (isFound || asked === within) {
      hidden = 1 + ((hidden * 7919) % most);
      asked = 0;
    }
    const from = talk.heard.indexOf(heard) + 1;
    const startedAt = performance.now();
    await talk.type(textOf(`${answer}\n`));
    heard = await talk.waits(from);
    tookMs.push(performance.now() - startedAt);
  }
  await talk.stop();
  return { name, exchanges: EXCHANGES, lost, p95Ms: percentile(tookMs, 0.95) };
}
