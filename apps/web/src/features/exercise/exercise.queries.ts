import {
  exerciseAttempt,
  exercisesOf,
  type ExerciseAttempt,
  type ExerciseState,
} from '@abhyas/contract/exercises';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';

import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api-client.ts';
import { sendLater } from '../../lib/outbox.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { userQuery } from '../auth/auth.queries.ts';
import { Preview } from '../../lib/preview.ts';
import { AskedAgain } from './asked-again.ts';

/** What was done in a lesson's exercises. */
const exercisesQuery = (assetId: string) =>
  queryOptions({
    queryKey: ['learning', 'exercises', assetId],
    queryFn: async ({ signal }) => (await call(exercisesOf, { params: { assetId } }, { signal })).exercises,
    staleTime: Infinity,
  });

/** The same while they are asked again: only what was answered there. */
function statesQuery(assetId: string, again: AskedAgain | null) {
  const query = exercisesQuery(assetId);
  return again ? { ...query, queryKey: [...query.queryKey, again.round] } : query;
}

const NONE: readonly ExerciseState[] = [];

/** A part of it for a screen, drawn again only when that part is another one; undefined until it is known. */
function useStates<Part>(
  assetId: string,
  enabled: boolean,
  partOf: (states: readonly ExerciseState[]) => Part,
) {
  const preview = useContext(Preview);
  const again = useContext(AskedAgain);
  const isAsked = enabled && !preview && !again;
  const { data, isError } = useQuery({ ...statesQuery(assetId, again), enabled: isAsked, select: partOf });
  // A preview and a visitor begin with nothing.
  return preview || again || isError ? (data ?? partOf(NONE)) : data;
}

const all = (states: readonly ExerciseState[]): readonly ExerciseState[] => states;

/** What was done in all exercises of a lesson; undefined until it is known. */
export function useExerciseStates(assetId: string, enabled = true): readonly ExerciseState[] | undefined {
  return useStates(assetId, enabled, all);
}

/** What was done in one of them; null: nothing, undefined until it is known. */
export function useExerciseState(assetId: string, exerciseId: string): ExerciseState | null | undefined {
  const own = useCallback(
    (states: readonly ExerciseState[]) => states.find((state) => state.exerciseId === exerciseId) ?? null,
    [exerciseId],
  );
  return useStates(assetId, true, own);
}

export type Attempt = Pick<ExerciseAttempt, 'exerciseId' | 'answer' | 'right' | 'seconds' | 'hints'>;

/** Keeps an answer with the account, later where the connection is gone, and shows it at once. */
export function useKeepAttempt(assetId: string): (attempt: Attempt) => void {
  const client = useQueryClient();
  const preview = useContext(Preview);
  const again = useContext(AskedAgain);
  const { mutate } = useMutation({
    mutationFn: (body: ExerciseAttempt) => call(exerciseAttempt, { body }, { keepalive: true }),
    onError: (error, body) => {
      const accountId = client.getQueryData(userQuery.queryKey)?._id;
      if (!(error instanceof ApiError && error.unanswered) || accountId === undefined) return;
      sendLater({ accountId, key: `exercise ${body.id}`, url: exerciseAttempt.path, body });
    },
  });
  return (attempt) => {
    const { queryKey } = statesQuery(assetId, again);
    client.setQueryData<readonly ExerciseState[]>(queryKey, (states) => withAttempt(states ?? [], attempt));
    if (again) {
      void client.invalidateQueries({ queryKey: exercisesQuery(assetId).queryKey, exact: true });
      again.onAnswer(attempt.right);
    }
    if (!preview && !again?.isTest)
      mutate({ ...attempt, id: randomUuid(), assetId, at: new Date().toISOString() });
  };
}

function withAttempt(states: readonly ExerciseState[], attempt: Attempt): ExerciseState[] {
  const { exerciseId, answer, right, hints } = attempt;
  const before = states.find((state) => state.exerciseId === exerciseId);
  const state: ExerciseState = {
    exerciseId,
    right: right || (before?.right ?? false),
    wrong: (before?.wrong ?? 0) + (right ? 0 : 1),
    hints: Math.max(hints, before?.hints ?? 0),
    lastAnswer: answer,
  };
  return [...states.filter((each) => each.exerciseId !== exerciseId), state];
}
