import { fill } from '@abhyas/contract/fill';
import { useState, type FormEvent } from 'react';

import { storageKeys } from '../../../config.ts';
import { readStored, removeStored, store } from '../../../lib/storage.ts';
import { texts } from '../../../lib/texts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useSendId } from '../../../lib/use-send-id.ts';
import { showToast } from '../../../ui/toasts.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { useThread } from '../comments.queries.ts';

type Props = {
  readonly assetId: string;
  /** The comment that is answered, with its author's name. */
  readonly parent?: { readonly id: string; readonly by: string };
  readonly onDone?: () => void;
};

/** Writes a comment or a reply. What is typed is kept on the device until it has been sent. */
export function CommentForm({ assetId, parent, onDone }: Props) {
  const words = texts.comments;
  const key = [storageKeys.unsentComment, assetId, parent?.id ?? ''].join(':');
  const [text, setText] = useState(() => readStored(key) ?? '');
  const [spoiler, setSpoiler] = useState(false);
  const [fault, setFault] = useState('');
  const clientId = useSendId(text);
  const { add } = useThread(assetId);

  const change = (next: string) => {
    setText(next);
    setFault('');
    if (next === '') removeStored(key);
    else store(key, next);
  };
  const oneAtATime = useOneAtATime();
  const send = async () => {
    if (text.trim() === '') {
      setFault(texts.errors['comments.empty']);
      showToast({ msg: texts.errors['comments.empty'], type: 'error' });
      return;
    }
    try {
      await add.mutateAsync({ comment: text, spoiler, parentId: parent?.id, clientId });
      change('');
      setSpoiler(false);
      showToast(words.added);
      onDone?.();
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0 && !error.unanswered) showErrors(error);
      else showToast(words.addFailed);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    oneAtATime(send);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <TextArea
        label={parent ? fill(words.replyTo, { name: parent.by }) : words.add}
        placeholder={words.placeholder}
        hint={words.markupHint}
        value={text}
        error={fault || undefined}
        rows={3}
        onChange={(event) => change(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={spoiler}
            onChange={(event) => setSpoiler(event.target.checked)}
            className="size-5"
          />
          {words.spoiler}
        </label>
        <Button type="submit" variant={parent ? 'secondary' : 'primary'} busy={add.isPending}>
          {parent ? words.reply : words.send}
        </Button>
      </div>
    </form>
  );
}
