import { adminMessages } from '@abhyas/contract/admin-messages';
import type { StaffComment } from '@abhyas/contract/admin-talk';
import { fill } from '@abhyas/contract/fill';
import { useState, type FormEvent } from 'react';

import { storageKeys } from '../../../config.ts';
import { readStored, removeStored, store } from '../../../lib/storage.ts';
import { showAlert } from '../../../ui/alerts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { faultText } from '../fault-text.ts';
import { useAnswer } from './talk.queries.ts';

const words = adminMessages.talk;

type Props = {
  readonly threadId: string;
  /** The reply that is answered, when it is not the first comment. */
  readonly answers: StaffComment | undefined;
  readonly onFirst: () => void;
};

/** Writes the institute's answer. What is typed is kept on the device until it has been sent. */
export function AnswerForm({ threadId, answers, onFirst }: Props) {
  const key = `${storageKeys.commentDraft}:official:${threadId}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  // The same until it has arrived: a request that is sent again adds one answer.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const answer = useAnswer();
  const change = (next: string): void => {
    setText(next);
    if (next === '') removeStored(key);
    else store(key, next);
  };
  const onSuccess = (): void => {
    change('');
    setClientId(crypto.randomUUID());
    onFirst();
    showAlert(words.answered);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (answer.isPending) return;
    answer.mutate({ threadId, comment: text, answers: answers?.id, clientId }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-8 space-y-3 border-t border-line pt-6">
      {answers && (
        <p className="flex flex-wrap items-center gap-2 text-soft">
          {fill(words.answerTo, { name: answers.by })}
          <Button variant="quiet" size="small" onClick={onFirst}>
            {words.answerFirst}
          </Button>
        </p>
      )}
      <TextArea
        label={words.answer}
        hint={words.answerHint}
        value={text}
        error={faultText(answer.error)}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={answer.isPending}>
        {words.answer}
      </Button>
    </form>
  );
}
