import * as z from 'zod';
import { constructsIn } from './constructs.ts';
import type { Located } from '../files/yaml-file.ts';
import type { Loading } from '../loading.ts';

/** Ids of content/concepts.yaml, as `teaches` and `needs` name them. */
export const conceptIds = z.array(z.string()).default([]);

/** One of them or several, as exercises and questions name what they are about. */
export const conceptNames = z
  .union(
    [z.string().transform((one) => [one]), z.array(z.string())],
    'must be an id of concepts.yaml, or a list of them',
  )
  .pipe(z.array(z.string()).min(1));

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

/** Notes what an exercise or a question takes for taught. */
export function needConcepts(
  ids: readonly string[],
  place: { readonly file: string; readonly line: number; readonly course: string },
  loading: Loading,
): void {
  if (loading.language !== 'en') return;
  for (const id of ids) loading.concepts.add({ kind: 'needs', id, ...place });
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
