import { staffMessages } from '@abhyas/contract/messages.staff';
import { limits } from '@abhyas/contract/limits';

import { AnswerBox } from '../../../staff/answer-box.tsx';
import { useAnswerMessage } from './desk.queries.ts';

const words = staffMessages.support;

/** Answers a message to support. */
export function MessageAnswer({ number }: { readonly number: string }) {
  const answer = useAnswerMessage(number);
  return (
    <AnswerBox
      about={`support:${number}`}
      label={words.answer}
      hint={words.answerHint}
      action={words.send}
      sent={words.sent}
      maxLength={limits.supportMax}
      call={answer}
      onSend={answer.mutate}
    />
  );
}
