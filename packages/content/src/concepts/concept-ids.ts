import * as z from 'zod';
import type { Located } from '../files/yaml-file.ts';
import type { Loading } from '../loading.ts';

/** Ids of content/concepts.yaml, as `teaches` and `needs` name them. */
export const conceptIds = z.array(z.string()).default([]);

type Head = { readonly teaches: readonly string[]; readonly needs: readonly string[] };

/** Notes what a file teaches and needs. The original's word counts; translations have none of their own. */
export function addConcepts(
  head: Located<Head>,
  place: { readonly file: string; readonly course: string },
  loading: Loading,
): void {
  if (loading.language !== 'en') return;
  for (const kind of ['teaches', 'needs'] as const) {
    for (const [at, id] of head.value[kind].entries()) {
      loading.concepts.add({ kind, id, ...place, line: head.lineOf([kind, at]) });
    }
  }
}
