import { finishMock, type MockPaper } from '@abhyas/contract/mocks';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { sendAll } from '../../lib/synced-text/open-texts.ts';
import { showErrors } from '../../ui/error-toasts.ts';
import { showToast } from '../../ui/toasts.ts';
import { useServerClock } from '../exams/use-server-clock.ts';
import { AnswerKeeper } from './answer-keeper.ts';
import { mockTexts } from './mock-texts.ts';

const SECOND_MS = 1000;
const AGAIN_MS = 3000;

type Sitting = { readonly attemptId: string; readonly accountId: string; readonly paper: MockPaper };

/** The answers of an attempt on the screen, and the time that is left by the server's clock. */
export function useSitting({ attemptId, accountId, paper }: Sitting) {
  const [keeper] = useState(() => new AnswerKeeper({ attemptId, accountId }, paper.answers));
  useSyncExternalStore(
    (listener) => keeper.subscribe(listener),
    () => keeper.version,
  );
  useEffect(() => {
    const leave = (): void => void keeper.flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', leave);
      void keeper.flush();
    };
  }, [keeper]);
  const heard = keeper.heard ?? paper;
  const nowMs = useServerClock(heard.now);
  const leftMs = Date.parse(heard.endsAt) - nowMs;
  return { keeper, nowMs, leftMs, isOver: heard.isOver || keeper.state === 'over' || leftMs <= 0 };
}

/** Counts the time that a question is on the screen, as long as anybody can see it. */
export function useSeen(keeper: AnswerKeeper, itemId: string | undefined): void {
  useEffect(() => {
    if (itemId === undefined) return undefined;
    keeper.see(itemId);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') keeper.addSecond(itemId);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [keeper, itemId]);
}

/** Sends what this device has of the programs of one attempt: another text that cannot be sent does not hold it up. */
const sendPrograms = (accountId: string, attemptId: string): Promise<boolean> =>
  sendAll(accountId, ({ assetId }) => assetId.endsWith(`@${attemptId}`));

/** What an attempt is ended with. */
export type Ending = {
  readonly attemptId: string;
  readonly accountId: string;
  readonly keeper: AnswerKeeper;
};

/** Ends an attempt once everything is on the server. */
export function useFinish({ attemptId, accountId, keeper }: Ending, onDone: () => void) {
  return useMutation({
    mutationFn: async () => {
      const isSaved = (await keeper.flush()) && (await sendPrograms(accountId, attemptId));
      if (!isSaved && keeper.state !== 'over') throw new ApiError({ status: 0, offline: true });
      return call(finishMock, { params: { attemptId }, body: {} });
    },
    networkMode: 'always',
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof ApiError && error.unanswered) showToast(mockTexts().finishOffline);
      else showErrors(error);
    },
  });
}

/** When the time is over, what is there is sent and the attempt is ended, again and again until the server has it. */
export function useEnd({ attemptId, accountId, keeper }: Ending, isOver: boolean, onDone: () => void): void {
  useEffect(() => {
    if (!isOver) return undefined;
    let timer: number | undefined;
    const end = async (): Promise<void> => {
      try {
        await keeper.flush();
        await sendPrograms(accountId, attemptId);
        await call(finishMock, { params: { attemptId }, body: {} });
        keeper.stop();
        onDone();
      } catch {
        timer = window.setTimeout(() => void end(), AGAIN_MS);
      }
    };
    void end();
    return () => window.clearTimeout(timer);
    // The first end that was seen is the end: `onDone` leads to the report, wherever it was made.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, keeper, attemptId, accountId]);
}
