import * as z from 'zod';
import { constructsIn } from './constructs.ts';
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

type Program = { readonly language: string; readonly code: string };

/** Notes which constructs a program uses that begins at this line of a file. */
export function addConstructs(
  { language, code }: Program,
  place: { readonly file: string; readonly line: number; readonly course: string },
  loading: Loading,
): void {
  if (loading.language !== 'en') return;
  for (const [construct, line] of constructsIn(code, language)) {
    loading.concepts.addConstruct({ construct, ...place, line: place.line + line });
  }
}
