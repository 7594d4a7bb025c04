import type { Comment } from '@abhyas/contract/comments';
import { useState, type FormEvent } from 'react';

import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { useThread } from '../comments.queries.ts';

type Props = { readonly assetId: string; readonly comment: Comment };
type Mode = 'none' | 'edit' | 'remove' | 'report';

/** Edit and delete for one's own comments, report for those of others. */
export function CommentActions({ assetId, comment }: Props) {
  const words = texts.comments;
  const [mode, setMode] = useState<Mode>('none');
  const { edit, remove, report } = useThread(assetId);
  const close = () => setMode('none');
  const attempt = async (work: Promise<unknown>) => {
    try {
      await work;
      close();
    } catch (error) {
      showErrors(error);
    }
  };
  const sendReport = async (reason: string) => {
    await report.mutateAsync({ id: comment.id, reason });
    showToast(words.reported);
  };

  if (mode === 'edit') {
    const save = (text: string) => void attempt(edit.mutateAsync({ id: comment.id, comment: text }));
    return (
      <TextStep
        label={words.edit}
        send={words.save}
        initial={comment.comment}
        onSend={save}
        onCancel={close}
      />
    );
  }
  if (mode === 'report') {
    const send = (reason: string) => void attempt(sendReport(reason));
    return (
      <TextStep label={words.reportWhy} send={words.reportSend} initial="" onSend={send} onCancel={close} />
    );
  }
  if (mode === 'remove') {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-2">
        {words.confirmRemove}
        <Button size="small" variant="danger" onClick={() => void attempt(remove.mutateAsync(comment.id))}>
          {words.remove}
        </Button>
        <Button size="small" onClick={close}>
          {words.cancel}
        </Button>
      </p>
    );
  }
  const action = (label: string, next: Mode) => (
    <Button variant="quiet" size="small" onClick={() => setMode(next)}>
      {label}
    </Button>
  );
  return (
    <div className="-ml-3 flex">
      {comment.mine && action(words.edit, 'edit')}
      {comment.mine && action(words.remove, 'remove')}
      {!comment.mine && action(words.report, 'report')}
    </div>
  );
}

type StepProps = {
  readonly label: string;
  readonly send: string;
  readonly initial: string;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
};

function TextStep({ label, send, initial, onSend, onCancel }: StepProps) {
  const [text, setText] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(text);
  };
  return (
    <form onSubmit={submit} className="mt-2 space-y-2">
      <TextArea label={label} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      <div className="flex gap-2">
        <Button type="submit" size="small">
          {send}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {texts.comments.cancel}
        </Button>
      </div>
    </form>
  );
}
