import type { Concept } from '@abhyas/content/release';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';

/** The concepts of the school by their ids. */
export function conceptsOf({ release }: Pick<AppContext, 'release'>): ReadonlyMap<string, Concept> {
  return new Map((release.current.release.concepts ?? []).map((concept) => [concept.id, concept]));
}

export function nameIn(concept: Concept, language: PageLanguage): string {
  return concept.names[language] ?? concept.name;
}
