import { adminMessages } from '@abhyas/contract/admin-messages';
import { limits } from '@abhyas/contract/limits';
import { useState, type FormEvent } from 'react';

import { storageKeys } from '../../../config.ts';
import { readStored, removeStored, store } from '../../../lib/storage.ts';
import { showAlert } from '../../../ui/alerts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { faultText } from '../fault-text.ts';
import { useAnswerMessage } from './desk.queries.ts';

const words = adminMessages.support;

/** Writes an answer. What is typed is kept on the device until it has been sent. */
export function MessageAnswer({ number }: { readonly number: string }) {
  const key = `${storageKeys.commentDraft}:support:${number}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  // The same until it has arrived: a request that is sent again adds one answer.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const answer = useAnswerMessage(number);
  const change = (next: string): void => {
    setText(next);
    if (next === '') removeStored(key);
    else store(key, next);
  };
  const onSuccess = (): void => {
    change('');
    setClientId(crypto.randomUUID());
    showAlert(words.sent);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (answer.isPending) return;
    answer.mutate({ text, clientId }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-8 space-y-3 border-t border-line pt-6">
      <TextArea
        label={words.answer}
        hint={words.answerHint}
        maxLength={limits.supportMax}
        value={text}
        error={faultText(answer.error)}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={answer.isPending}>
        {words.send}
      </Button>
    </form>
  );
}
