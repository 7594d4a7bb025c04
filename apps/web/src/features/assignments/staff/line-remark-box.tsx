import type { StaffLineRemark } from '@abhyas/contract/assignments-work.staff';
import { limits } from '@abhyas/contract/limits';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { ApiError } from '../../../lib/api-error.ts';
import { faultText } from '../../../staff/fault-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { forgetRemark, keepRemark, type UnsentRemark } from './unsent-remarks.rules.ts';
import { useSaveLineRemark, type RemarkName } from './work.queries.ts';

const words = staffMessages.assignments;

type Props = {
  readonly workName: RemarkName;
  readonly remark: UnsentRemark;
  /** As it is on the server now; absent: it is not there. */
  readonly stored: StaffLineRemark | undefined;
  /** It was sent or thrown away. */
  readonly onClose: () => void;
};

/** Where a remark on a line is written. Every key is kept on this device until the server has it. */
export function LineRemarkBox({ workName, remark, stored, onClose }: Props) {
  const { submissionId } = workName;
  const [text, setText] = useState(remark.text);
  const save = useSaveLineRemark(workName);
  const isConflict = save.error instanceof ApiError && save.error.status === 409;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const close = (): void => {
    forgetRemark(submissionId, remark.id);
    onClose();
  };
  const send = (): void => {
    if (save.isPending || text.trim() === '') return;
    // The author has been shown what somebody else wrote, and replaces it.
    const version = isConflict ? (stored?.version ?? 0) : remark.version;
    save.mutate({ id: remark.id, line: remark.line, text, version }, { onSuccess: close });
  };
  useSendWhenBack(save.error instanceof ApiError && save.error.unanswered, send);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  const change = (written: string): void => {
    setText(written);
    keepRemark(submissionId, { ...remark, text: written });
  };
  const fault = faultText(save.error);
  return (
    <div ref={box} className="my-2 mr-3 ml-12 space-y-2 font-sans text-base text-ink">
      <TextArea
        label={fill(words.remarkOnLine, { line: remark.line })}
        hint={words.remarkHint}
        rows={3}
        maxLength={limits.lineRemarkMax}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => change(event.target.value)}
        {...(fault !== undefined && { error: `${fault} ${words.remarkKept}` })}
      />
      {isConflict && stored && (
        <p className="rounded-card bg-note-soft px-3 py-2">
          <span className="block text-small text-soft">
            {fill(words.remarkMeanwhile, { name: stored.author ?? words.somebody })}
          </span>
          {stored.text}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          busy={save.isPending}
          disabled={text.trim() === ''}
          onClick={send}
        >
          {words.remarkSave}
        </Button>
        <Button size="small" variant="quiet" onClick={close}>
          {staffMessages.shell.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Sends unsent remarks when the connection is back. */
function useSendWhenBack(waits: boolean, send: () => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!waits) return undefined;
    const back = () => latest.current();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [waits]);
}
