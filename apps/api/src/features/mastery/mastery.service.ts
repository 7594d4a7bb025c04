import { exerciseHtml } from '@abhyas/content/exercises/exercise-html';
import type { Asset, TextAsset } from '@abhyas/content/release-assets';
import type { Practice } from '@abhyas/contract/learning-today';
import type { ConceptMap, ReviewExercise, ReviewSession } from '@abhyas/contract/mastery';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import { signerFor } from '../../platform/content/file-signing.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { exerciseDays } from '../learning/exercises.service.ts';
import { overlayOf } from '../learning/learning.service.ts';
import { questionDays } from '../learning/revision.service.ts';
import { solvedDays } from '../practice/history.service.ts';
import { conceptsOf, nameIn } from './concept-names.ts';
import { observationsOf, type Answered } from './evidence.rules.ts';
import { mapOf, openTexts } from './map.rules.ts';
import { memoryOf, todayInIndia, type Memory } from './memory.rules.ts';
import { graphOf, knownBy } from './placement.rules.ts';
import { findAnswers } from './placement.store.ts';
import {
  hasExercises,
  nextDay,
  pickSession,
  type PickedExercise,
  type PickedSession,
} from './session.rules.ts';

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
  const [overlay, answered, placement] = await Promise.all([
    overlayOf(context, accountId),
    answeredBy(context, accountId),
    findAnswers(context.db, { accountId, topicId }),
  ]);
  const today = todayInIndia();
  const memories = memoriesOf(context, answered, today);
  const concepts = conceptsOf(context);
  const placed = knownBy(graphOf(openTexts(topic, overlay.opened), concepts), placement);
  const learner = { ...overlay, memories, placed, today };
  return {
    title: topic.title,
    concepts: mapOf(topic, { concepts, nameOf: (concept) => nameIn(concept, language) }, learner),
  };
}

type Wants = { readonly more: boolean; readonly language: PageLanguage };

/** The exercises of today's review, in the words of a language. */
export async function reviewSessionOf(
  context: Context,
  accountId: string,
  { more, language }: Wants,
): Promise<ReviewSession> {
  const [{ session, memories, today }, sign] = await Promise.all([
    pickFor(context, accountId, more),
    signerFor(context.db, context.release.current.release.files),
  ]);
  const items = session.picked.flatMap((picked) => toReviewItem(context, picked, { memories, language }));
  return {
    items: items.map((item) => ({ ...item, html: sign(item.html) })),
    minutes: inMinutes(session.seconds),
    waiting: session.waiting,
    nextOn: nextDay({ memories, today }),
  };
}

/** How much there is to review today; undefined when there is nothing. */
export async function practiceToday(context: Context, accountId: string): Promise<Practice | undefined> {
  const { session } = await pickFor(context, accountId, false);
  const exercises = session.picked.length;
  return exercises > 0 ? { exercises, minutes: inMinutes(session.seconds) } : undefined;
}

const inMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

type Picked = {
  readonly session: PickedSession;
  readonly memories: ReadonlyMap<string, Memory>;
  readonly today: string;
};

async function pickFor(context: Context, accountId: string, more: boolean): Promise<Picked> {
  const [{ finished, opened, ownership }, answered] = await Promise.all([
    overlayOf(context, accountId),
    answeredBy(context, accountId),
  ]);
  const today = todayInIndia();
  const memories = memoriesOf(context, answered, today);
  const { topics } = context.release.current.release;
  const lessons = topics
    .flatMap(({ subtopics }) => subtopics.filter(({ id, rollout }) => rollout || opened.has(id)))
    .flatMap(({ assets }) => assets.filter(hasExercises))
    .filter((lesson) => mayOpen(ownership, lesson));
  const learner = { memories, exercises: answered.exercises, finished, today };
  return { session: pickSession(lessons, learner, { more }), memories, today };
}

type Shown = { readonly memories: ReadonlyMap<string, Memory>; readonly language: PageLanguage };

/** Nothing for an exercise that its text does not place. */
function toReviewItem(
  context: Context,
  { lesson: { id }, exerciseId, concepts }: PickedExercise,
  { memories, language }: Shown,
): ReviewExercise[] {
  const lesson = context.release.in(language).current.assets.get(id);
  const html = isText(lesson) ? exerciseHtml(lesson.body.html, exerciseId) : undefined;
  if (!isText(lesson) || html === undefined) return [];
  const all = conceptsOf(context);
  const met = concepts.flatMap((each) => {
    const concept = all.get(each);
    const memory = memories.get(each);
    return concept && memory ? [{ name: nameIn(concept, language), memory }] : [];
  });
  return [
    {
      assetId: id,
      exerciseId,
      concepts: met.map(({ name }) => name),
      missed: met.some(({ memory }) => memory.missed),
      lastOn: met.map(({ memory }) => memory.lastOn).toSorted()[0] ?? '',
      ...(lesson.language && { language: lesson.language }),
      lesson: { title: lesson.title, link: `/learn/${lesson.subtopicId}/${id}` },
      html,
    },
  ];
}

const isText = (asset: Asset | undefined): asset is TextAsset => asset?.type === 'text';

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
