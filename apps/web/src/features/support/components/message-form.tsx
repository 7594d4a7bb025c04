import { limits } from '@abhyas/contract/limits';
import { useState, type FormEvent } from 'react';

import { texts } from '../../../lib/texts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useSendId } from '../../../lib/use-send-id.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { useSubmit } from '../support.queries.ts';

/** The three sections (SUPPORT-1), with the mode that each is sent under (SUPPORT-3). */
export const SECTIONS = [
  { kind: 'feedback', mode: 1 },
  { kind: 'request', mode: 2 },
  { kind: 'testimonial', mode: 3 },
] as const;

/** A text area and a Submit button (SUPPORT-1). The field is cleared once it is stored. */
export function MessageForm({ kind, mode }: (typeof SECTIONS)[number]) {
  const words = texts.support;
  const [text, setText] = useState('');
  const [mayShow, setMayShow] = useState(false);
  const [fault, setFault] = useState('');
  const submitting = useSubmit();
  const clientId = useSendId(text);

  const oneAtATime = useOneAtATime();

  const send = async () => {
    if (text.trim() === '') {
      const msg = texts.errors[`support.${kind}-empty`];
      setFault(msg);
      showToast({ msg, type: 'error' });
      return;
    }
    try {
      await submitting.mutateAsync({ feedback: text, mode, clientId, ...(mode === 3 && { mayShow }) });
      setText('');
      setMayShow(false);
      showToast(words.received[kind]);
    } catch (error) {
      showErrors(error);
      // SUPPORT-2: a thanks message is shown anyway; it does not call received what was not stored.
      showToast(words.notSaved);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    oneAtATime(send);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <TextArea
        label={words[kind].label}
        value={text}
        maxLength={limits.supportMax}
        error={fault || undefined}
        onChange={(event) => {
          setText(event.target.value);
          setFault('');
        }}
      />
      {kind === 'testimonial' && (
        <CheckField quiet label={words.testimonial.mayShow} checked={mayShow} onChange={setMayShow} />
      )}
      <Button type="submit" variant="primary" busy={submitting.isPending}>
        {words.submit}
      </Button>
    </form>
  );
}
