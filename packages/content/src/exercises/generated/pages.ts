import type { Random } from '../../random.ts';
import { type Cell, type Instance, numberField, numbersIn } from './instance.ts';

export const REPLACEMENTS = ['fifo', 'lru', 'optimal'] as const;
export type Replacement = (typeof REPLACEMENTS)[number];

/** What a request did: the pages in the frames after it, in the frames' order. */
export type Step = { readonly page: number; readonly fault: boolean; readonly frames: readonly number[] };

/** Serves requests for pages with so many frames, which are empty at first and filled from the left. */
export function replacePages(requests: readonly number[], count: number, policy: Replacement): Step[] {
  const frames: number[] = [];
  const loadedAt = new Map<number, number>();
  return requests.map((page, now) => {
    const fault = !frames.includes(page);
    if (fault) {
      const rank = rankOf(policy, { requests, now, loadedAt });
      const victim = frames.length < count ? undefined : frames.toSorted((a, b) => rank(a) - rank(b))[0];
      if (victim === undefined) frames.push(page);
      else frames[frames.indexOf(victim)] = page;
      loadedAt.set(page, now);
    }
    return { page, fault, frames: [...frames] };
  });
}

type Moment = {
  readonly requests: readonly number[];
  readonly now: number;
  readonly loadedAt: ReadonlyMap<number, number>;
};

/** Whose rank is the smallest goes: the first that came, the longest unused, or the one that is needed last. */
function rankOf(policy: Replacement, { requests, now, loadedAt }: Moment): (page: number) => number {
  const loaded = (page: number): number => loadedAt.get(page) ?? 0;
  if (policy === 'fifo') return loaded;
  if (policy === 'lru') return (page) => requests.lastIndexOf(page, now);
  return (page) => {
    const next = requests.indexOf(page, now);
    // Of two that are never needed again, the one that came first goes.
    return next === -1 ? loaded(page) - 2 * requests.length : -next;
  };
}

function sorted(pages: readonly number[]): string {
  return pages.toSorted((a, b) => a - b).join();
}

export function pagesInstance(random: Random, policy: Replacement): Instance {
  const count = random.int(3, 4);
  const first = random.shuffle([1, 2, 3, 4, 5, 6].slice(0, count + 2));
  const requests = [...first.slice(0, count + 1), ...random.ints(8, 1, count + 2)];
  const steps = replacePages(requests, count, policy);
  const faults = steps.filter(({ fault }) => fault).length;
  const last = sorted(steps.at(-1)?.frames ?? []);
  return {
    given: [
      { kind: 'sentence', word: 'requests', values: { requests: requests.join(' ') } },
      { kind: 'sentence', word: 'frames', values: { count } },
    ],
    fields: [
      numberField('faults', 'faults', faults),
      {
        name: 'last',
        label: 'atTheEnd',
        input: 'text',
        isRight: (typed) => sorted(numbersIn(typed)) === last,
      },
    ],
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: [{ word: 'request' }, ...Array.from({ length: count }, (_, at) => `F${at + 1}`), ''],
        rows: steps.map(({ page, fault, frames }): Cell[] => [
          String(page),
          ...Array.from({ length: count }, (_, at) => String(frames[at] ?? '–')),
          { word: fault ? 'fault' : 'hit' },
        ]),
      },
      { kind: 'sentence', word: 'faults', values: { sum: faults } },
    ],
  };
}
