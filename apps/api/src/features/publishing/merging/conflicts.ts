import { createHash } from 'node:crypto';

import type { MergeChoice, MergeConflict } from '@abhyas/contract/publishing-merging.staff';
import { limits } from '@abhyas/contract/limits';

import type { Database } from '../../../platform/database/database.ts';
import { readBlobs, storeFiles } from '../../../platform/content/release-store.ts';
import { mergedText, mergeLines, textOf, type Part } from './merge-lines.rules.ts';
import type { BothChanged, MergedTrees, Removed } from './merge-trees.rules.ts';
import type { Spot } from './pieces.rules.ts';

/** More than anybody reads at once; what is beyond is shown when the first are decided. */
const SHOWN_CHARACTERS = 4 * 1024 * 1024;

/** What both touched, and how each comes out of it: undefined until somebody has chosen. */
export type Decided = {
  readonly files: ReadonlyMap<string, string>;
  /** Paths of what neither side had as it is now. */
  readonly written: ReadonlySet<string>;
  readonly open: readonly MergeConflict[];
};

type Deciding = {
  readonly trees: MergedTrees;
  readonly choices: readonly MergeChoice[];
  readonly authors: ReadonlyMap<string, string>;
};

/** Merges texts by lines, and takes the choices for what touches. */
export async function decide(db: Database, { trees, choices, authors }: Deciding): Promise<Decided> {
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const files = new Map<string, string>();
  const texts = new Map<string, Uint8Array>();
  const open: MergeConflict[] = [];
  for (const changed of trees.changed) {
    const parts = await partsOf(db, changed);
    const conflict = changedConflict(changed, { parts, authors });
    const merged = parts ? mergedText(parts) : undefined;
    const taken = merged ?? takenText(byId.get(conflict.id), { conflict, parts, changed });
    if (taken === undefined) open.push(conflict);
    else if (typeof taken === 'string') texts.set(changed.at, Buffer.from(taken));
    else files.set(changed.at, taken.hash);
  }
  for (const removed of trees.removed) {
    const conflict = removedConflict(removed, authors);
    const kept = keptOf(removed, { conflict, choice: byId.get(conflict.id) });
    if (kept === undefined) open.push(conflict);
    else for (const { path, hash } of kept) files.set(path, hash);
  }
  for (const [path, hash] of await storeFiles(db, texts)) files.set(path, hash);
  return { files, written: new Set(texts.keys()), open: withinBounds(open) };
}

/** What stays of something removed; undefined while nobody has chosen. */
function keptOf(
  removed: Removed,
  { conflict, choice }: { readonly conflict: MergeConflict; readonly choice: MergeChoice | undefined },
): readonly Spot[] | undefined {
  if (choice?.seen !== conflict.seen || typeof choice.take !== 'string') return undefined;
  return choice.take === removed.by ? [] : removed.kept;
}

function withinBounds(conflicts: readonly MergeConflict[]): MergeConflict[] {
  let left = SHOWN_CHARACTERS;
  return conflicts.map((conflict) => {
    left -= conflict.parts ? JSON.stringify(conflict.parts).length : 0;
    return left >= 0 ? conflict : { ...conflict, kind: 'file', parts: undefined };
  });
}

/** The lines of the three versions; null for what is no text or too long to be compared. */
async function partsOf(db: Database, { base, mine, theirs }: BothChanged): Promise<Part[] | null> {
  const hashes = [base, mine, theirs].flatMap((spot) => spot?.hash ?? []);
  const blobs = await readBlobs(db, hashes);
  const text = (spot: Spot | null): string | null => (spot ? exactText(blobs.get(spot.hash)) : '');
  const [old, own, other] = [text(base), text(mine), text(theirs)];
  return old === null || own === null || other === null
    ? null
    : mergeLines({ base: old, mine: own, theirs: other });
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Every byte of it, line ends as they are; null for what is no text. */
function exactText(bytes: Buffer | undefined): string | null {
  if (!bytes || bytes.length > limits.draftWriteBytesMax) return null;
  try {
    const text = strict.decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

type Known = { readonly parts: readonly Part[] | null; readonly authors: ReadonlyMap<string, string> };

function changedConflict({ key, at, mine, theirs }: BothChanged, { parts, authors }: Known): MergeConflict {
  return {
    id: key,
    seen: seenOf([mine.hash, theirs.hash]),
    path: at,
    kind: parts ? 'text' : 'file',
    ...(parts && { parts: parts.map(copied) }),
    files: 1,
    by: authors.get(mine.path) ?? null,
  };
}

function copied(part: Part): NonNullable<MergeConflict['parts']>[number] {
  if ('same' in part) return { same: [...part.same] };
  return { mine: [...part.mine], theirs: [...part.theirs], base: [...part.base] };
}

function removedConflict(
  { key, at, by, kept }: Removed,
  authors: ReadonlyMap<string, string>,
): MergeConflict {
  const writers = by === 'mine' ? [] : kept.flatMap(({ path }) => authors.get(path) ?? []);
  return {
    id: key,
    seen: seenOf([by, ...kept.map(({ hash }) => hash)]),
    path: at,
    kind: 'removed',
    removedBy: by,
    files: kept.length,
    by: writers[0] ?? null,
  };
}

function seenOf(hashes: readonly string[]): string {
  return createHash('sha256').update(hashes.join(' ')).digest('hex').slice(0, 32);
}

type ConflictContext = {
  readonly conflict: MergeConflict;
  readonly parts: readonly Part[] | null;
  readonly changed: BothChanged;
};

/** The text or the file that was chosen; undefined when nothing was, or for other versions than these. */
function takenText(
  choice: MergeChoice | undefined,
  { conflict, parts, changed }: ConflictContext,
): string | Spot | undefined {
  if (choice?.seen !== conflict.seen) return undefined;
  const { take } = choice;
  if (typeof take !== 'string') return take.text;
  return parts ? textOf(parts, take) : changed[take];
}
