import type { MockPaper } from '@abhyas/contract/mocks';

import { InLanguage } from '../../../ui/in-language.tsx';
import type { AnswerKeeper } from '../answer-keeper.ts';
import { mockTexts } from '../mock-texts.ts';
import type { Numbered } from '../mocks.rules.ts';
import { ProblemWorkspace } from './problem-workspace.tsx';
import { QuestionCard, QuestionHead } from './question-card.tsx';

type Props = {
  readonly item: Numbered;
  readonly total: number;
  readonly accountId: string;
  readonly nowMs: number;
  readonly keeper: AnswerKeeper;
  readonly language: MockPaper['language'];
};

/** The item that is on the screen: a question, or a problem, whose editor takes all the room that there is. */
export function Shown({ item, total, accountId, nowMs, keeper, language }: Props) {
  if (item.kind === 'problem')
    return (
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <div className="shrink-0 border-b border-line px-4 pt-3 pb-1">
          <QuestionHead item={item} total={total} />
          <p className="mb-1 text-small text-soft">{mockTexts().programNote}</p>
        </div>
        <ProblemWorkspace item={item} accountId={accountId} nowMs={nowMs} keeper={keeper} />
      </div>
    );
  return (
    <div className="min-h-0 min-w-0 grow overflow-y-auto px-4 py-5 learn:px-8">
      <div className="mx-auto max-w-4xl">
        <InLanguage language={language}>
          <QuestionCard item={item} total={total} keeper={keeper} />
        </InLanguage>
      </div>
    </div>
  );
}
