import type { ShownWork, StaffLineRemark } from '@abhyas/contract/assignments-work.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { languageAt } from '@abhyas/languages/index';
import { useRef, useState, type ReactNode } from 'react';

import { randomUuid } from '../../../lib/random-uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeLines } from '../../../ui/code-lines.tsx';
import { showErrors } from '../../../ui/error-toasts.ts';
import { RemarkNote } from '../components/remark-note.tsx';
import { LineRemarkBox } from './line-remark-box.tsx';
import { unsentRemarks, type UnsentRemark } from './unsent-remarks.rules.ts';
import { useRemoveLineRemark, useSaveLineRemark, type RemarkName, type WorkName } from './work.queries.ts';

const words = staffMessages.assignments;

type Props = { readonly workName: WorkName; readonly shown: ShownWork; readonly mayMark: boolean };

/** A submission whose lines can be remarked on (ASSIGNMENTS-30). */
export function ReviewedCode({ workName, shown, mayMark }: Props) {
  const { id: submissionId, code, language, remarks } = shown;
  const own: RemarkName = { ...workName, submissionId };
  const remove = useRemoveLineRemark(own);
  const restore = useSaveLineRemark(own);
  const [removed, setRemoved] = useState<readonly StaffLineRemark[]>([]);
  const [written, setWritten] = useState<readonly UnsentRemark[]>(() => unsentRemarks(submissionId));
  const frame = useRef<HTMLDivElement>(null);
  const open = (remark: UnsentRemark) =>
    setWritten((known) => (known.some(({ id }) => id === remark.id) ? known : [...known, remark]));
  const begin = (line: number) => {
    if (written.some((each) => each.line === line && each.version === 0)) return;
    open({ id: randomUuid(), line, text: '', version: 0 });
  };
  const close = ({ id, line }: UnsentRemark) => {
    setWritten((known) => known.filter((each) => each.id !== id));
    frame.current?.querySelector<HTMLElement>(`[data-number="${line}"]`)?.focus();
  };
  const takeBack = (remark: StaffLineRemark) =>
    remove.mutate(remark, { onSuccess: () => setRemoved((known) => [...known, remark]) });
  const bringBack = ({ id, line, text }: StaffLineRemark) => {
    const isBack = () => setRemoved((known) => known.filter((each) => each.id !== id));
    restore.mutate({ id, line, text, version: 0 }, { onSuccess: isBack, onError: showErrors });
  };
  const under = new Map<number, ReactNode[]>();
  const put = (line: number, what: ReactNode) => under.set(line, [...(under.get(line) ?? []), what]);
  for (const remark of remarks) {
    if (written.some(({ id }) => id === remark.id)) continue;
    const actions = mayMark && (
      <RemarkActions remark={remark} onChange={() => open(remark)} onRemove={() => takeBack(remark)} />
    );
    put(
      remark.line,
      <RemarkNote key={remark.id} text={remark.text} by={remark.author}>
        {actions}
      </RemarkNote>,
    );
  }
  // In place: a toast is out of reach while the window is open.
  for (const remark of removed) {
    put(
      remark.line,
      <TakenBack key={`gone ${remark.id}`} remark={remark} onUndo={() => bringBack(remark)} />,
    );
  }
  for (const remark of written) {
    const stored = remarks.find(({ id }) => id === remark.id);
    put(
      remark.line,
      <LineRemarkBox
        key={remark.id}
        workName={own}
        remark={remark}
        stored={stored}
        onClose={() => close(remark)}
      />,
    );
  }
  return (
    // What is written here is kept and sent by itself: the form around it has no part in it.
    <div ref={frame} onInput={(event) => event.stopPropagation()}>
      {mayMark && <p className="mb-2 text-small text-soft">{words.remarkHow}</p>}
      <CodeLines
        code={code}
        language={languageAt(language).codeKey}
        label={words.code}
        under={under}
        choice={mayMark ? { name: (line) => fill(words.remarkOnLine, { line }), onChoose: begin } : undefined}
      />
    </div>
  );
}

type ActionsProps = {
  readonly remark: StaffLineRemark;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

function RemarkActions({ remark: { line }, onChange, onRemove }: ActionsProps) {
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      <Button
        size="small"
        variant="quiet"
        aria-label={fill(words.remarkChangeOf, { line })}
        onClick={onChange}
      >
        {words.remarkChange}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={fill(words.remarkRemoveOf, { line })}
        onClick={onRemove}
      >
        {words.remarkRemove}
      </Button>
    </span>
  );
}

type TakenBackProps = { readonly remark: StaffLineRemark; readonly onUndo: () => void };

function TakenBack({ remark: { line }, onUndo }: TakenBackProps) {
  return (
    <output className="my-1 mr-3 ml-12 flex flex-wrap items-center gap-3 font-sans text-small text-soft">
      {words.remarkRemoved}
      <Button size="small" variant="quiet" aria-label={fill(words.remarkUndoOf, { line })} onClick={onUndo}>
        {words.remarkUndo}
      </Button>
    </output>
  );
}
