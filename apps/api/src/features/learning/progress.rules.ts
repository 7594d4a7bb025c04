import type { Subtopic, Topic } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';

/** What a learner has finished, and which locked modules a class has opened for them. */
export type ItemProgress = { readonly finished: ReadonlySet<string>; readonly opened: ReadonlySet<string> };

/** How much of something is there and how much of it is finished, in items. */
export type Tally = { readonly finished: number; readonly total: number };

type Counts = { readonly nv: number; readonly nt: number; readonly np: number; readonly nm: number };

/** Counts of a subtopic (LEARNING-28): videos, texts, problems, and quiz questions. */
export function countsOf(subtopic: Subtopic): Counts {
  const ofType = (type: Asset['type']) => subtopic.assets.filter((asset) => asset.type === type).length;
  const questions = subtopic.assets.map((asset) => (asset.type === 'mcqs' ? asset.questions.length : 0));
  return {
    nv: ofType('video'),
    nt: ofType('text'),
    np: ofType('problem'),
    nm: questions.reduce((sum, count) => sum + count, 0),
  };
}

/** A quiz without questions is no item: there is nothing to finish in it. */
const isQuizItem = (asset: Asset) => asset.type === 'mcqs' && asset.questions.length > 0;

/**
 * Items of a subtopic: each video, text and problem, and one for all its quizzes together (LEARNING-13,
 * "plus 1 when the mcq count is not 0").
 */
export function tallySubtopic(subtopic: Subtopic, finished: ReadonlySet<string>): Tally {
  const single = subtopic.assets.filter((asset) => asset.type !== 'mcqs');
  const quizzes = subtopic.assets.filter(isQuizItem);
  const quizItems = quizzes.length > 0 ? 1 : 0;
  const quizDone = quizItems === 1 && quizzes.every((asset) => finished.has(asset.id)) ? 1 : 0;
  return {
    finished: single.filter((asset) => finished.has(asset.id)).length + quizDone,
    total: single.length + quizItems,
  };
}

/** Items of the modules of a topic that are open; a locked module does not hold a learner below 100. */
export function tallyTopic(topic: Topic, { finished, opened }: ItemProgress): Tally {
  const tallies = topic.subtopics
    .filter(({ id, rollout }) => rollout || opened.has(id))
    .map((each) => tallySubtopic(each, finished));
  return {
    finished: tallies.reduce((sum, tally) => sum + tally.finished, 0),
    total: tallies.reduce((sum, tally) => sum + tally.total, 0),
  };
}

/** Percent finished, rounded down, so that 100 means all of it. */
export function percent({ finished, total }: Tally): number {
  return total === 0 ? 0 : Math.floor((finished * 100) / total);
}
