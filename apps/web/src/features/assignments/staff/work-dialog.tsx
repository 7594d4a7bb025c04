import type { MatrixRow, StaffAssignment, Work } from '@abhyas/contract/assignments.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { languageAt } from '@abhyas/languages/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatMoment } from '../../../lib/dates.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Editor } from '../../../ui/editor/editor.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { stepInWords } from '../assignments.rules.ts';
import { Sentences } from '../components/rules-in-words.tsx';
import { pointsText, readPoints } from '../../../lib/points.ts';
import { useRemark, workQuery } from './assignments.staff.queries.ts';

const words = staffMessages.assignments;

type Props = {
  readonly assignmentId: string;
  readonly item: StaffAssignment['items'][number];
  readonly learner: MatrixRow;
  readonly onClose: () => void;
};

/** A learner's work on an item: how the mark came about, the code, a mark by hand and a comment. */
export function WorkDialog({ assignmentId, item, learner, onClose }: Props) {
  const { accountId, name } = learner;
  const place = { id: assignmentId, accountId, assetId: item.assetId };
  const query = useQuery(workQuery(place));
  const title = fill(words.workOf, { name, title: item.title });
  if (query.data) return <WorkForm place={place} work={query.data} title={title} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={title} size="large">
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

type FormProps = {
  readonly place: Parameters<typeof workQuery>[0];
  readonly work: Work;
  readonly title: string;
  readonly onClose: () => void;
};

function WorkForm({ place, work, title, onClose }: FormProps) {
  const { mark, manual, shown, submissions } = work;
  const [points, setPoints] = useState(manual ? pointsText(manual.hundredths) : '');
  const [reason, setReason] = useState(manual?.reason ?? '');
  const [comment, setComment] = useState(mark.comment ?? '');
  const save = useRemark(place);
  const hundredths = readPoints(points);
  const lacking = points !== '' && (hundredths === undefined || reason.trim() === '');
  const submit = () => {
    const said = { ...(comment.trim() !== '' && { comment }) };
    const body = hundredths === undefined ? said : { ...said, manual: { hundredths, reason } };
    save.mutate(body, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={title}
      size="large"
      action={staffMessages.shell.save}
      incomplete={lacking}
      call={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <Sentences lines={mark.working.map(stepInWords)} />
      {shown && <Shown shown={shown} all={submissions.length} />}
      <div className="flex flex-wrap gap-4">
        <TextField
          label={words.byHandField}
          hint={words.byHandHint}
          inputMode="decimal"
          value={points}
          onChange={(event) => setPoints(event.target.value)}
          className="w-48"
        />
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className="grow basis-60"
        />
      </div>
      <TextArea label={words.comment} value={comment} onChange={(event) => setComment(event.target.value)} />
    </FormDialog>
  );
}

type ShownProps = { readonly shown: NonNullable<Work['shown']>; readonly all: number };

function Shown({ shown, all }: ShownProps) {
  const { passed, total, language, submittedAt, code, counts } = shown;
  const { name, codeKey } = languageAt(language);
  return (
    <section>
      <h3 className="font-[600]">{words.code}</h3>
      {!counts && <p className="text-small text-warn">{words.notCounted}</p>}
      <p className="mb-2 text-small text-soft">
        {fill(words.received, { passed, total, language: name, at: formatMoment(submittedAt) })}
        {' · '}
        {fill(words.others, { count: all })}
      </p>
      <Editor value={code} language={codeKey} label={words.code} height={280} readOnly />
    </section>
  );
}
