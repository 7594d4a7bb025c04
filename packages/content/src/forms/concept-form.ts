import { editYaml, valueOf } from './edit-yaml.ts';
import { idsIn, idsTyped, textIn } from './fields.ts';
import { isRecord } from './same-value.ts';

/** content/concepts.yaml: what can be taught and needed. */
export const CONCEPTS_FILE = 'concepts.yaml';

export type ConceptForm = {
  readonly id: string;
  readonly name: string;
  /** Its names in other languages of the pages, by their codes. */
  readonly names: Readonly<Record<string, string>>;
  /** Ids of concepts, with commas between them. */
  readonly parents: string;
  /** How it looks in code: names of constructs, with commas between them. */
  readonly constructs: string;
};

export const NEW_CONCEPT: ConceptForm = { id: '', name: '', names: {}, parents: '', constructs: '' };

/** Null: the file is in no shape that a form could hold; it is edited as a file. */
export function readConcepts(text: string): ConceptForm[] | null {
  const value = text.trim() === '' ? [] : valueOf(text);
  if (!Array.isArray(value) || !value.every(isRecord)) return null;
  return value.map(({ id, name, parents, constructs, ...names }) => ({
    id: textIn(id),
    name: textIn(name),
    names: Object.fromEntries(Object.entries(names).map(([language, said]) => [language, textIn(said)])),
    parents: idsIn(parents),
    constructs: idsIn(constructs),
  }));
}

export function writeConcepts(text: string, concepts: readonly ConceptForm[]): string {
  return editYaml(text, concepts.map(written));
}

function written({ id, name, names, parents, constructs }: ConceptForm): object {
  return {
    id,
    name,
    ...Object.fromEntries(Object.entries(names).filter(([, said]) => said.trim() !== '')),
    ...listed('parents', parents),
    ...listed('constructs', constructs),
  };
}

function listed(key: string, typed: string): object {
  const ids = idsTyped(typed);
  return ids.length === 0 ? {} : { [key]: ids };
}

/** The list with one concept more, in its group: behind the last with the same first parent, or behind that parent. */
export function withConcept(concepts: readonly ConceptForm[], added: ConceptForm): ConceptForm[] {
  const [parent] = idsTyped(added.parents);
  const at = concepts.findLastIndex(({ id, parents }) => id === parent || idsTyped(parents)[0] === parent);
  return parent === undefined || at < 0 ? [...concepts, added] : concepts.toSpliced(at + 1, 0, added);
}

/** The concepts in whose id or names all the words are. */
export function conceptsWith(concepts: readonly ConceptForm[], words: string): ConceptForm[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return concepts.filter(({ id, name, names }) => {
    const said = [id, name, ...Object.values(names)].join(' ').toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
