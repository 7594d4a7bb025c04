import type { ConceptUse, ConstructUse } from '../concepts/concept-order.ts';
import type { Stored } from '../files/file-store.ts';
import type { Snippet } from '../snippet.ts';

/** All that reading a part of the content came to. The same files come to the same, so it can be kept as JSON. */
export type LoadedPart = {
  readonly value: unknown;
  readonly snippets: readonly Snippet[];
  readonly uses: readonly ConceptUse[];
  /** `after` counts from the first of `uses`. */
  readonly constructs: readonly ConstructUse[];
  readonly stored: readonly Stored[];
  /** Where the links of its texts led to. */
  readonly links: readonly (readonly [id: string, path: string])[];
};

/** Where parts are kept from one build to the next. */
export type PartCache = {
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, LoadedPart>>;
  readonly write: (parts: ReadonlyMap<string, LoadedPart>) => Promise<void>;
};

/** Two places in one: what either has is found, and what is found or read is kept in both. */
export function inBoth(first: PartCache, second: PartCache): PartCache {
  return {
    read: async (keys) => {
      const found = await first.read(keys);
      const others = await second.read(keys.filter((key) => !found.has(key)));
      if (others.size > 0) await first.write(others);
      return new Map([...found, ...others]);
    },
    write: async (parts) => {
      await first.write(parts);
      await second.write(parts);
    },
  };
}
