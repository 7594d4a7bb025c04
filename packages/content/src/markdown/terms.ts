import type { Element, ElementContent } from 'hast';
import type { GlossaryEntry } from '../release.ts';
import { element } from './html.ts';

/** The entries of a glossary by all their names in small letters. */
export type TermIds = ReadonlyMap<string, string>;

/** What of a glossary a text links to. */
export type LinkedTerms = {
  readonly course: string;
  readonly ids: TermIds;
  /** Filled while the text is drawn: only a term's first use is a link. */
  readonly linked: Set<string>;
};

export function termIds(glossary: readonly GlossaryEntry[]): TermIds {
  return new Map(
    glossary.flatMap(({ id = '', term, forms }) =>
      [term, ...forms].map((name) => [name.toLowerCase(), id] as const),
    ),
  );
}

/** The link that a term in bold becomes; null where it is no term, or was met before. */
export function termLink(bold: Element, { course, ids, linked }: LinkedTerms): Element | null {
  const id = ids.get(plainText(bold).trim().replaceAll(/\s+/g, ' ').toLowerCase());
  if (id === undefined || linked.has(id)) return null;
  linked.add(id);
  return element('a', { href: glossaryPath(course, id), className: ['term'] }, [bold]);
}

/** Visitors and learners find it there (apps/web/src/app/screens.ts). */
function glossaryPath(course: string, id: string): string {
  return `/courses/${encodeURIComponent(course)}/glossary?term=${encodeURIComponent(id)}`;
}

function plainText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map((child) => plainText(child)).join('') : '';
}
