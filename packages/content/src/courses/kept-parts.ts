import type { FileSet } from '../files/file-set.ts';
import { sha256 } from '../files/file-store.ts';
import type { Loading } from '../loading.ts';
import type { LoadedPart } from './loaded-part.ts';

/** A part of the content that is read by itself. */
export type Part<T> = {
  /** Tells kinds of parts with the same files apart. */
  readonly kind: string;
  /** All that is looked at while it is read, links excepted: its files, and whatever else as JSON. */
  readonly files: FileSet;
  readonly beside: unknown;
  /** Null where it cannot be read. */
  readonly read: () => T | null;
};

/**
 * Reads parts, in their order. What was read before as it is now is taken from `loading.kept`, and gives all that its
 * reader would have given. One with a fault is read again until it has none.
 */
export async function readParts<T>(parts: readonly Part<T>[], loading: Loading): Promise<(T | null)[]> {
  const { kept } = loading;
  if (!kept) return parts.map(({ read }) => read());
  const keyed = parts.map((part) => ({ part, key: keyOf(part) }));
  const known = await kept.read(keyed.map(({ key }) => key));
  const news = new Map<string, LoadedPart>();
  const values = keyed.map(({ part, key }): T | null => {
    const before = known.get(key);
    // Its key names its kind, so it was written by the same reader.
    if (before && leadsAsBefore(before, loading)) return taken(before, part.files, loading) as T;
    const { value, loaded } = recorded(part, loading);
    if (loaded) news.set(key, loaded);
    return value;
  });
  if (news.size > 0) await kept.write(news);
  return values;
}

function keyOf({ kind, files, beside }: Part<unknown>): string {
  const named = [...files].map(([path, bytes]) => [path, sha256(bytes)]);
  return sha256(JSON.stringify([kind, named, beside]));
}

function leadsAsBefore({ links }: LoadedPart, { links: targets }: Loading): boolean {
  return links.every(([id, path]) => targets.get(id) === path);
}

/** Gives what a part came to as its reader would have. */
function taken(part: LoadedPart, files: FileSet, loading: Loading): unknown {
  const own = new Map([...files.values()].map((bytes) => [sha256(bytes), bytes]));
  for (const stored of part.stored) loading.store.addAgain(stored, own);
  loading.snippets.push(...part.snippets);
  loading.concepts.append(part);
  return part.value;
}

type Recorded<T> = { readonly value: T | null; readonly loaded?: LoadedPart };

function recorded<T>({ read }: Part<T>, loading: Loading): Recorded<T> {
  const { faults, store, snippets, concepts, links } = loading;
  const before = {
    faults: faults.count,
    stored: store.stored.length,
    snippets: snippets.length,
    uses: concepts.all.length,
    constructs: concepts.constructs.length,
  };
  links.asked.clear();
  const value = read();
  if (value === null || faults.count > before.faults) return { value };
  const constructs = concepts.constructs
    .slice(before.constructs)
    .map((use) => ({ ...use, after: use.after - before.uses }));
  return {
    value,
    loaded: {
      value,
      snippets: snippets.slice(before.snippets),
      uses: concepts.all.slice(before.uses),
      constructs,
      stored: store.stored.slice(before.stored),
      links: [...links.asked],
    },
  };
}
