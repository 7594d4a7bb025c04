import { lazy, Suspense, useCallback } from 'react';

import { TextSkeleton } from '../../../ui/skeleton.tsx';
import type { AnswerKeeper } from '../answer-keeper.ts';
import { mockTexts } from '../mock-texts.ts';
import type { Numbered } from '../mocks.rules.ts';

/** The editor comes with the first problem. */
const ItemWorkspace = lazy(async () => ({
  default: (await import('../../exams/components/item-workspace.tsx')).ItemWorkspace,
}));

type Props = {
  readonly item: Numbered;
  readonly accountId: string;
  readonly nowMs: number;
  readonly keeper: AnswerKeeper;
};

const nothingToNote = (): void => undefined;

/** A problem of a test (MOCKS-11): statement and samples beside the program, as in an exam. */
export function ProblemWorkspace({ item, accountId, nowMs, keeper }: Props) {
  const { itemId, problem } = item;
  const written = useCallback(() => {
    if (keeper.get(itemId)?.given === null) keeper.change(itemId, { given: { written: true } });
  }, [keeper, itemId]);
  if (!problem) return null;
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      <ItemWorkspace
        item={problem}
        accountId={accountId}
        nowMs={nowMs}
        onPaste={nothingToNote}
        onWritten={written}
        keptText={mockTexts().kept}
      />
    </Suspense>
  );
}
