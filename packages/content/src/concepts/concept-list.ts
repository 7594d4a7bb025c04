import * as z from 'zod';
import type { FaultList } from '../files/faults.ts';
import { type Folder, textOf } from '../files/folder.ts';
import { inEachLanguage } from '../files/in-each-language.ts';
import { nearestKey } from '../files/nearest-key.ts';
import { type Located, readYaml } from '../files/yaml-file.ts';
import type { Concept } from '../release.ts';
import { CONSTRUCT_NAMES } from './constructs.ts';

const FILE = 'concepts.yaml';

const name = z.string().trim().min(1).max(80);
const concept = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is a name of small letters, digits and single hyphens'),
  name,
  parents: z.array(z.string()).default([]),
  /** How it looks in code: constructs.ts. */
  constructs: z.array(z.enum(CONSTRUCT_NAMES)).default([]),
  ...inEachLanguage(name),
});
type Source = z.infer<typeof concept>;

/** content/concepts.yaml: what can be taught and needed, by id. Null when it cannot be read. */
export function readConcepts(content: Folder, faults: FaultList): ReadonlyMap<string, Concept> | null {
  const text = textOf(content, FILE);
  if (text === null) return new Map();
  const source = readYaml({ file: FILE, text }, z.array(concept), faults);
  if (!source) return null;
  const concepts = new Map(source.value.map((each) => [each.id, conceptOf(each)]));
  checkList(source, concepts, faults);
  return concepts;
}

/** What is said of an id that is not in the list. */
export function unknownConcept(id: string, known: readonly string[]): string {
  const meant = nearestKey(id, known);
  return `The concept "${id}" is not in content/${FILE}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
}

function conceptOf({ id, name, parents, constructs, ...names }: Source): Concept {
  return { id, name, parents, ...(constructs.length > 0 && { constructs }), names };
}

function checkList(
  { value, lineOf }: Located<Source[]>,
  concepts: ReadonlyMap<string, Concept>,
  faults: FaultList,
): void {
  for (const [at, { id, parents }] of value.entries()) {
    const isTwin = value.findIndex((each) => each.id === id) !== at;
    if (isTwin) faults.add(FILE, lineOf([at]), `The concept "${id}" stands here twice.`);
    for (const [index, parent] of parents.entries()) {
      if (concepts.has(parent)) continue;
      faults.add(FILE, lineOf([at, 'parents', index]), unknownConcept(parent, [...concepts.keys()]));
    }
    if (isOwnAncestor(id, concepts)) faults.add(FILE, lineOf([at]), `"${id}" is among its own parents.`);
  }
}

function isOwnAncestor(id: string, concepts: ReadonlyMap<string, Concept>): boolean {
  const met = new Set<string>();
  const open = [...(concepts.get(id)?.parents ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === id) return true;
    if (met.has(next)) continue;
    met.add(next);
    open.push(...(concepts.get(next)?.parents ?? []));
  }
  return false;
}
