import type { Asset } from '@abhyas/content/release-assets';

import type { Observation, Outcome } from './memory.rules.ts';

type Assets = ReadonlyMap<string, Asset>;

/** What a learner answered, each with its day in India. */
export type Answered = {
  readonly exercises: readonly {
    assetId: string;
    exerciseId: string;
    day: string;
    atOnce: boolean;
    right: boolean;
  }[];
  readonly questions: readonly { assetId: string; questionId: string; day: string; right: boolean }[];
  readonly solved: readonly { assetId: string; day: string; helped: boolean }[];
};

/** The answers, by the concepts that they say something about. Answers to what is gone from the content say nothing. */
export function observationsOf(assets: Assets, answered: Answered): Map<string, Observation[]> {
  const all = new Map<string, Observation[]>();
  const note = (concepts: readonly string[], day: string, outcome: Outcome): void => {
    for (const id of concepts) all.set(id, [...(all.get(id) ?? []), { day, outcome }]);
  };
  for (const { assetId, exerciseId, day, atOnce, right } of answered.exercises) {
    note(conceptsOfExercise(assets.get(assetId), exerciseId), day, outcomeOf(atOnce, right));
  }
  for (const { assetId, questionId, day, right } of answered.questions) {
    note(conceptsOfQuestion(assets.get(assetId), questionId), day, right ? 'right' : 'wrong');
  }
  // A program that fails does not show which concept was the reason.
  for (const { assetId, day, helped } of answered.solved) {
    note(conceptsOfProblem(assets.get(assetId)), day, helped ? 'helped' : 'right');
  }
  return all;
}

function outcomeOf(atOnce: boolean, right: boolean): Outcome {
  if (atOnce) return 'right';
  return right ? 'helped' : 'wrong';
}

function conceptsOfExercise(asset: Asset | undefined, exerciseId: string): readonly string[] {
  if (asset?.type !== 'text') return [];
  return asset.exercises?.find(({ id }) => id === exerciseId)?.concepts ?? [];
}

function conceptsOfQuestion(asset: Asset | undefined, questionId: string): readonly string[] {
  if (asset?.type !== 'mcqs') return [];
  return asset.questions.find(({ id }) => id === questionId)?.concepts ?? [];
}

function conceptsOfProblem(asset: Asset | undefined): readonly string[] {
  if (asset?.type !== 'problem') return [];
  return [...new Set([...(asset.teaches ?? []), ...(asset.needs ?? [])])];
}
