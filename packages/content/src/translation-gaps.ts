import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '@abhyas/contract/page-language';
import type { Release, Topic } from './release.ts';

/**
 * Names the items that still lack a version in a language in which most of their course has one, one line per course:
 * somebody who reads a course in their own language must not meet English in the middle of it.
 */
export function translationGaps({ topics }: Pick<Release, 'topics'>): string[] {
  return topics.flatMap((topic) => TRANSLATION_LANGUAGES.flatMap((language) => gapsOf(topic, language)));
}

function gapsOf(topic: Topic, language: TranslationLanguage): string[] {
  const items = topic.subtopics.flatMap((subtopic) => [subtopic, ...subtopic.assets]);
  const missing = items.filter(({ translations }) => !translations?.[language]);
  if (missing.length === 0 || missing.length * 2 > items.length) return [];
  const names = missing.map(({ id }) => id).join(', ');
  return [
    `The course ${topic.id} is not whole in ${language}: ${missing.length} of ${items.length} lack it (${names})`,
  ];
}
