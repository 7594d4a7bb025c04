import { expect, it } from 'vitest';

import { mergeTrees, type MergedTrees } from './merge-trees.rules.ts';
import { unitsOf, type Tree } from './pieces.rules.ts';

/** The same numbers at every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = (below: number) => number;

const MODULES = ['courses/01-c/01-one', 'courses/01-c/02-two', 'courses/02-java/01-three'];
/** Few enough that both authors take the same ones now and then. */
const IDS = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox'];
const FILES = ['problem.yaml', 'statement.md', 'data/01.in', 'data/02.in'];

const pick = <T>(random: Random, from: readonly T[]): T | undefined => from[random(from.length)];
const itemsOf = (tree: Tree) => [
  ...new Set(
    [...tree.keys()].flatMap((path) => unitsOf(path)[path.startsWith('problems/') ? 0 : 2]?.folder ?? []),
  ),
];
const idsOf = (tree: Tree) => itemsOf(tree).map((folder) => folder.split('/').at(-1)?.replace(/^\d+-/, ''));

/** An author's draft, with the hashes of what was written in it. */
class Draft {
  readonly tree: Map<string, string>;
  readonly written = new Set<string>();
  readonly #name: string;

  constructor(base: Tree, name: string) {
    this.tree = new Map(base);
    this.#name = name;
  }

  write(path: string): void {
    const hash = `${this.#name}-${this.written.size}`;
    this.tree.set(path, hash);
    this.written.add(hash);
  }

  remove(folder: string): void {
    for (const path of this.tree.keys()) if (path.startsWith(`${folder}/`)) this.tree.delete(path);
  }

  move(from: string, to: string): void {
    if ([...this.tree.keys()].some((path) => path.startsWith(`${to}/`))) return;
    for (const [path, hash] of Array.from(this.tree)) {
      if (!path.startsWith(`${from}/`)) continue;
      this.tree.delete(path);
      this.tree.set(to + path.slice(from.length), hash);
    }
  }
}

function folderOf(random: Random, id: string): string {
  return random(4) === 0 ? `problems/${id}` : `${pick(random, MODULES)}/0${1 + random(9)}-${id}`;
}

function add(draft: Draft, random: Random): void {
  const id = pick(random, IDS) ?? '';
  if (idsOf(draft.tree).includes(id)) return;
  const folder = folderOf(random, id);
  for (const file of FILES.slice(0, 1 + random(FILES.length))) draft.write(`${folder}/${file}`);
}

function change(draft: Draft, random: Random): void {
  const item = pick(random, itemsOf(draft.tree));
  const path = pick(random, [...draft.tree.keys()]);
  if (item === undefined || path === undefined) return add(draft, random);
  const id = item.split('/').at(-1)?.replace(/^\d+-/, '') ?? '';
  const deeds = [
    () => draft.write(path),
    () => draft.write(`${item}/${pick(random, FILES)}`),
    () => add(draft, random),
    () => draft.remove(item),
    () => draft.move(item, folderOf(random, id)),
    () => draft.move('courses/01-c', 'courses/05-c'),
    () => {
      const other = pick(random, IDS) ?? '';
      if (!idsOf(draft.tree).includes(other)) draft.move(item, folderOf(random, other));
    },
  ];
  pick(random, deeds)?.();
}

/** Everything that the merge keeps or asks about. */
function seenIn({ settled, changed, removed, twice }: MergedTrees): Set<string> {
  const spots = [
    ...changed.flatMap(({ mine, theirs }) => [mine, theirs]),
    ...removed.flatMap(({ kept }) => kept),
    ...twice.flatMap(({ mine, theirs }) => [...mine, ...theirs]),
  ];
  return new Set([...settled.values(), ...spots.map(({ hash }) => hash)]);
}

it('PUBLISHING-11: whatever two authors write, move, rename, delete and add under one id, nothing that either wrote is lost unasked', () => {
  const kinds = { removed: 0, twice: 0, changed: 0 };
  for (let seed = 1; seed <= 3000; seed += 1) {
    const random = randomFrom(seed);
    const start = new Draft(new Map(), 'base');
    for (let turn = 0; turn < 4; turn += 1) add(start, random);
    const [mine, theirs] = [new Draft(start.tree, 'mine'), new Draft(start.tree, 'theirs')];
    for (const draft of [mine, theirs]) {
      for (let turn = 0; turn < 5; turn += 1) change(draft, random);
    }
    const merged = mergeTrees({ base: start.tree, mine: mine.tree, theirs: theirs.tree });
    const seen = seenIn(merged);
    for (const { tree, written } of [mine, theirs]) {
      const lost = [...tree].filter(([, hash]) => written.has(hash) && !seen.has(hash));
      expect([seed, lost]).toEqual([seed, []]);
    }
    // What neither touched is there, and what both deleted is not.
    const left = [...mine.tree.values(), ...theirs.tree.values()];
    const untouched = [...start.tree].filter(
      ([path, hash]) => mine.tree.get(path) === hash && theirs.tree.get(path) === hash,
    );
    const gone = [...start.tree.values()].filter((hash) => !left.includes(hash));
    expect(untouched.filter(([, hash]) => !seen.has(hash))).toEqual([]);
    expect(gone.filter((hash) => seen.has(hash))).toEqual([]);
    kinds.removed += merged.removed.length;
    kinds.twice += merged.twice.length;
    kinds.changed += merged.changed.length;
  }
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(50);
});
