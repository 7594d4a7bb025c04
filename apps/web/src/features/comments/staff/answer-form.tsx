import { staffMessages } from '@abhyas/contract/messages.staff';
import type { StaffComment } from '@abhyas/contract/comments.staff';
import { fill } from '@abhyas/contract/fill';

import { Button } from '../../../ui/button.tsx';
import { AnswerBox } from '../../../staff/answer-box.tsx';
import { useAnswer } from './moderation.queries.ts';

const words = staffMessages.comments;

type Props = {
  readonly threadId: string;
  /** The reply that is answered, when it is not the first comment. */
  readonly answers: StaffComment | undefined;
  readonly onFirst: () => void;
};

/** Answers a comment officially. */
export function AnswerForm({ threadId, answers, onFirst }: Props) {
  const answer = useAnswer();
  return (
    <AnswerBox
      about={`official:${threadId}`}
      label={words.answer}
      hint={words.answerHint}
      action={words.answer}
      sent={words.answered}
      call={answer}
      onSend={({ text, clientId }, options) =>
        answer.mutate({ threadId, comment: text, answers: answers?.id, clientId }, options)
      }
      onSent={onFirst}
    >
      {answers && (
        <p className="flex flex-wrap items-center gap-2 text-soft">
          {fill(words.answerTo, { name: answers.by })}
          <Button variant="quiet" size="small" onClick={onFirst}>
            {words.answerFirst}
          </Button>
        </p>
      )}
    </AnswerBox>
  );
}
