import { exerciseHtml } from '@abhyas/content/exercises/exercise-html';
import type { Asset, TextAsset } from '@abhyas/content/release-assets';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { PLACEMENT_QUESTIONS, type Placement, type PlacementQuestion } from '@abhyas/contract/placement';

import type { AppContext } from '../../platform/app-context.ts';
import { signerFor } from '../../platform/content/file-signing.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { overlayOf } from '../learning/learning.service.ts';
import { conceptsOf, nameIn } from './concept-names.ts';
import { openTexts } from './map.rules.ts';
import { exercisesOn, graphOf, nextConcept, knowledgeOf, type PlacementAnswer } from './placement.rules.ts';
import { findAnswers, insertAnswer } from './placement.store.ts';
import { hasExercises } from './session.rules.ts';

/** In each language of the lessons. */
const ABOVE = [' above', 'ऊपर'];

type Context = Pick<AppContext, 'db' | 'release'>;
type Asked = { readonly topicId: string; readonly language: PageLanguage };

/**
 * The test of a course as this learner left it, or a new round of it.
 * @throws AppError 404 for an unknown topic.
 */
export async function placementFor(
  context: Context,
  accountId: string,
  { again, ...wanted }: Asked & { readonly again: boolean },
): Promise<Placement> {
  const asked = asNow(context, wanted);
  const answers = await findAnswers(context.db, { accountId, ...asked });
  const last = answers.at(-1)?.round ?? 0;
  return roundOf(context, accountId, { ...asked, answers, round: again ? last + 1 : Math.max(1, last) });
}

/**
 * Keeps an answer to what is asked in a round; what is not asked there is not kept.
 * @throws AppError 404 for an unknown topic.
 */
export async function takeAnswer(
  context: Context,
  accountId: string,
  { answer, ...wanted }: Asked & { readonly answer: PlacementAnswer },
): Promise<Placement> {
  const asked = asNow(context, wanted);
  const { round } = answer;
  const owner = { accountId, topicId: asked.topicId };
  const answers = await findAnswers(context.db, owner);
  const shown = await roundOf(context, accountId, { ...asked, answers, round });
  const isLatest = round >= (answers.at(-1)?.round ?? 0);
  if (!isLatest || shown.question?.conceptId !== answer.conceptId) return shown;
  await insertAnswer(context.db, owner, answer);
  return roundOf(context, accountId, { ...asked, answers: [...answers, answer], round });
}

/** With the id that the course has now, when it was asked for by the id of one that was divided. */
function asNow({ release }: Context, asked: Asked): Asked {
  return { ...asked, topicId: release.current.topics.get(asked.topicId)?.id ?? asked.topicId };
}

type Round = Asked & { readonly answers: readonly PlacementAnswer[]; readonly round: number };

async function roundOf(
  context: Context,
  accountId: string,
  { topicId, language, answers, round }: Round,
): Promise<Placement> {
  const topic = context.release.in(language).current.topics.get(topicId);
  if (!topic) throw new AppError('learning.topic-unknown');
  const { opened, ownership } = await overlayOf(context, accountId);
  const lessons = openTexts(topic, opened);
  // Lessons that are not paid for are not asked about: their exercises are part of what is sold.
  const askable = lessons.filter(hasExercises).filter((lesson) => mayOpen(ownership, lesson));
  const own = answers.filter((answer) => answer.round === round);
  const graph = graphOf(lessons, conceptsOf(context));
  const on = (id: string) => questionOn(context, id, { lessons: askable, round, language });
  const next =
    own.length < PLACEMENT_QUESTIONS
      ? nextConcept(graph, knowledgeOf(graph, own), (id) => on(id) !== undefined)
      : undefined;
  const question = next === undefined ? undefined : on(next);
  const sign = await signerFor(context.db, context.release.current.release.files);
  return {
    title: topic.title,
    round,
    answers: own.map(({ conceptId, known }) => ({ conceptId, known })),
    question: question ? { ...question, html: sign(question.html) } : null,
  };
}

type Shown = {
  readonly lessons: readonly TextAsset[];
  readonly round: number;
  readonly language: PageLanguage;
};

/** The first exercise on a concept that its lesson places. */
function questionOn(
  context: Context,
  conceptId: string,
  { lessons, round, language }: Shown,
): PlacementQuestion | undefined {
  const concept = conceptsOf(context).get(conceptId);
  if (!concept) return undefined;
  for (const { lesson, exercise } of exercisesOn(conceptId, lessons, round)) {
    const shown: Asset | undefined = context.release.in(language).current.assets.get(lesson.id);
    const html = shown?.type === 'text' ? exerciseHtml(shown.body.html, exercise.id) : undefined;
    if (html === undefined || !shown || !standsAlone(html)) continue;
    return {
      conceptId,
      concept: nameIn(concept, language),
      assetId: lesson.id,
      ...(shown.language && { language: shown.language }),
      html,
    };
  }
  return undefined;
}

/** False when an exercise refers to what comes before it in its lesson. */
function standsAlone(html: string): boolean {
  return !ABOVE.some((word) => html.includes(word));
}
