import type { Toast } from '@abhyas/contract/messages';
import { useState, type FormEvent, type ReactNode } from 'react';

import { storageKeys } from '../config.ts';
import { readStored, removeStored, store } from '../lib/storage.ts';
import { useSendId } from '../lib/use-send-id.ts';
import { showToast } from '../ui/toasts.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { faultText } from './fault-text.ts';

type Answer = {
  readonly text: string;
  /** Drawn for the text: a request that is sent again adds one answer. */
  readonly clientId: string;
};

type Props = {
  /** What is answered: the draft is kept on the device under this name until it has been sent. */
  readonly about: string;
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  /** What is said when the answer has arrived. */
  readonly sent: Toast;
  readonly maxLength?: number;
  readonly call: { readonly isPending: boolean; readonly error: unknown };
  readonly onSend: (answer: Answer, options: { readonly onSuccess: () => void }) => void;
  readonly onSent?: () => void;
  readonly children?: ReactNode;
};

/** Writes the institute's answer to a comment or a message. */
export function AnswerBox(props: Props) {
  const { about, label, hint, action, sent, maxLength, call, onSend, onSent, children } = props;
  const key = `${storageKeys.unsentComment}:${about}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  const clientId = useSendId(text);
  const change = (next: string): void => {
    setText(next);
    if (next === '') removeStored(key);
    else store(key, next);
  };
  const onSuccess = (): void => {
    change('');
    onSent?.();
    showToast(sent);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!call.isPending) onSend({ text, clientId }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-8 space-y-3 border-t border-line pt-6">
      {children}
      <TextArea
        label={label}
        hint={hint}
        {...(maxLength !== undefined && { maxLength })}
        value={text}
        error={faultText(call.error)}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={call.isPending}>
        {action}
      </Button>
    </form>
  );
}
