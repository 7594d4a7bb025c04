import type { Concept } from '@abhyas/content/release';
import type { ConceptMap } from '@abhyas/contract/mastery';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/http/errors.ts';
import { exerciseDays } from '../learning/exercises.service.ts';
import { overlayOf } from '../learning/learning.service.ts';
import { questionDays } from '../learning/revision.service.ts';
import { solvedDays } from '../practice/history.service.ts';
import { observationsOf, type Answered } from './evidence.rules.ts';
import { mapOf } from './map.rules.ts';
import { memoryOf, todayInIndia, type Memory } from './memory.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/**
 * What a learner knows of the concepts of a course, in the words of a language.
 * @throws AppError 404 for an unknown topic.
 */
export async function conceptMapOf(
  context: Context,
  accountId: string,
  { topicId, language }: { readonly topicId: string; readonly language: PageLanguage },
): Promise<ConceptMap> {
  const shown = context.release.in(language).current;
  const topic = shown.topics.get(topicId);
  if (!topic) throw new AppError('learning.topic-unknown');
  const [overlay, answered] = await Promise.all([
    overlayOf(context.db, accountId),
    answeredBy(context, accountId),
  ]);
  const today = todayInIndia();
  const memories = memoriesOf(context, answered, today);
  const learner = { ...overlay, memories, today };
  return {
    title: topic.title,
    concepts: mapOf(
      topic,
      { concepts: conceptsOf(context), nameOf: (concept) => nameIn(concept, language) },
      learner,
    ),
  };
}

async function answeredBy(context: Context, accountId: string): Promise<Answered> {
  const [exercises, questions, solved] = await Promise.all([
    exerciseDays(context, accountId),
    questionDays(context, accountId),
    solvedDays(context, accountId),
  ]);
  return { exercises, questions, solved };
}

function memoriesOf({ release }: Context, answered: Answered, today: string): Map<string, Memory> {
  const observations = observationsOf(release.current.assets, answered);
  return new Map(
    [...observations].flatMap(([id, each]) => {
      const memory = memoryOf(each, today);
      return memory ? [[id, memory] as const] : [];
    }),
  );
}

function conceptsOf({ release }: Context): ReadonlyMap<string, Concept> {
  return new Map((release.current.release.concepts ?? []).map((concept) => [concept.id, concept]));
}

function nameIn(concept: Concept, language: PageLanguage): string {
  return concept.names[language] ?? concept.name;
}
