import type { Fingerprints, Lines } from './fingerprints.rules.ts';

/** A program that is compared: those of one key only with each other. */
export type Compared = {
  readonly id: string;
  readonly accountId: string;
  readonly key: string;
  /** Of the class that is looked at; the others are of other classes. */
  readonly own: boolean;
  readonly fingerprints: Fingerprints;
};

export type Alike = {
  readonly one: string;
  readonly other: string;
  /** How much of the shorter one of the two is in the longer one, rounded down. */
  readonly percent: number;
  /** Lines of the one that are in the other. */
  readonly lines: number;
};

/** Fewer than this in common is said of nobody. */
const LEAST_SHARED = 4;
const LEAST_PERCENT = 50;
const MOST_PAIRS = 200;
/** What more than half of so many programs have is what the problem asks for. */
const COMMON_FROM = 6;

export type Similarity = {
  /** The most alike first. */
  readonly pairs: readonly Alike[];
  /** Programs of the class in which too little is left to compare. */
  readonly short: number;
};

/**
 * Which programs of a class are alike, with each other and with those of other classes. What the template gives, and
 * what more than half of all programs have, does not count. Nobody is compared with themselves.
 */
export function similarityOf(programs: readonly Compared[], template: Fingerprints): Similarity {
  const left = withoutCommon(programs, template);
  const compared = left.filter(({ fingerprints }) => fingerprints.size >= LEAST_SHARED);
  const all = compared.flatMap(({ fingerprints }, at) =>
    [...fingerprints.keys()].map((hash) => ({ hash, at })),
  );
  const byHash = Map.groupBy(all, ({ hash }) => hash);
  const pairs = compared.flatMap((one, at) => (one.own ? pairsOf({ one, at, compared, byHash }) : []));
  return {
    pairs: pairs
      .toSorted((a, b) => b.percent - a.percent || b.lines - a.lines || (a.one < b.one ? -1 : 1))
      .slice(0, MOST_PAIRS),
    short: left.filter(({ own, fingerprints }) => own && fingerprints.size < LEAST_SHARED).length,
  };
}

type Look = {
  readonly one: Compared;
  readonly at: number;
  readonly compared: readonly Compared[];
  readonly byHash: ReadonlyMap<number, readonly { readonly at: number }[]>;
};

/** With all behind it in the list, and with all of other classes. */
function pairsOf({ one, at, compared, byHash }: Look): Alike[] {
  const shared = new Map<number, number>();
  for (const hash of one.fingerprints.keys()) {
    for (const { at: place } of byHash.get(hash) ?? []) {
      if (place > at || compared[place]?.own === false) shared.set(place, (shared.get(place) ?? 0) + 1);
    }
  }
  return [...shared].flatMap(([place, count]) => {
    const other = compared[place];
    if (!other || other.accountId === one.accountId || other.key !== one.key) return [];
    const percent = Math.floor((100 * count) / Math.min(one.fingerprints.size, other.fingerprints.size));
    if (count < LEAST_SHARED || percent < LEAST_PERCENT) return [];
    const lines = sharedLines(one.fingerprints, other.fingerprints).length;
    return [{ one: one.id, other: other.id, percent, lines }];
  });
}

/** The programs without what the template gives and what most of them have. */
export function withoutCommon(programs: readonly Compared[], template: Fingerprints): Compared[] {
  const counts = new Map<number, number>();
  for (const { fingerprints } of programs) {
    for (const hash of fingerprints.keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const isCommon = (hash: number) =>
    template.has(hash) ||
    (programs.length >= COMMON_FROM && (counts.get(hash) ?? 0) > Math.floor(programs.length / 2));
  return programs.map((program) => ({
    ...program,
    fingerprints: new Map([...program.fingerprints].filter(([hash]) => !isCommon(hash))),
  }));
}

/** The lines of a program that are in another, too; from 1, in order. */
export function sharedLines(one: Fingerprints, other: Fingerprints): number[] {
  const lines = new Set<number>();
  for (const [hash, places] of one) {
    if (other.has(hash)) for (const place of places) for (const line of linesOf(place)) lines.add(line);
  }
  return [...lines].toSorted((a, b) => a - b);
}

function linesOf({ first, last }: Lines): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
