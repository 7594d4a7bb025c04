import type { Matrix, MatrixRow, StaffAssignment } from '@abhyas/contract/assignments.staff';
import type { Work } from '@abhyas/contract/assignments-work.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { FormDialog } from '../../../staff/form-dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { pointsText } from '../../../lib/points.ts';
import { stepInWords } from '../assignments.rules.ts';
import { Sentences } from '../components/rules-in-words.tsx';
import { RubricMarks } from './rubric-marks.tsx';
import { ShownWork } from './shown-work.tsx';
import { StudentSteps } from './student-steps.tsx';
import { enteredOf, readMark, type EnteredMark } from './work-form.rules.ts';
import { useRemark, workQuery } from './work.queries.ts';

const words = staffMessages.assignments;

type Props = {
  readonly matrix: Matrix;
  readonly item: StaffAssignment['items'][number];
  readonly learner: MatrixRow;
  readonly onMove: (to: MatrixRow) => void;
  readonly onClose: () => void;
};

/** What was entered of one learner's work and is not sent. */
type Unsent = EnteredMark & { readonly of: string; readonly version: number };

/**
 * A learner's work on an item: how the mark came about, the code with remarks on its lines, a mark by hand and a comment;
 * and from there to the next learner (ASSIGNMENTS-32).
 */
export function WorkDialog({ matrix, item, learner, onMove, onClose }: Props) {
  const { assignment, rows, rights } = matrix;
  const { accountId, name, rollNumber } = learner;
  const workName = { id: assignment.id, accountId, assetId: item.assetId };
  const [chosen, setChosen] = useState<{ readonly of: string; readonly submission: string }>();
  const submission = chosen?.of === accountId ? chosen.submission : undefined;
  const query = useQuery({
    ...workQuery(workName, submission),
    // Another submission of the same learner comes without a flicker.
    placeholderData: (known, from) => (from && isOf(from.queryKey, accountId) ? known : undefined),
  });
  const [unsent, setUnsent] = useState<Unsent>();
  const work = query.data;
  const own = unsent?.of === accountId ? unsent : undefined;
  const entered = own ?? (work && enteredOf(work));
  const body = entered && readMark(entered);
  const save = useRemark(workName);
  const mayMark = rights.includes('mark');
  const change = (part: Partial<EnteredMark>) => {
    if (work && entered) setUnsent({ of: accountId, version: work.version, ...entered, ...part });
  };
  const submit = (onSuccess: () => void) => {
    // The version that was shown is sent: who has seen somebody else's mark replaces it.
    if (work && body && !save.isPending) save.mutate({ ...body, version: work.version }, { onSuccess });
  };
  const top = useRef<HTMLDivElement>(null);
  const move = (to: MatrixRow) => {
    const go = () => {
      setUnsent(undefined);
      save.reset();
      // Each learner's work is read from its beginning.
      top.current?.scrollIntoView({ block: 'nearest' });
      onMove(to);
    };
    if (own) submit(go);
    else go();
  };
  useAhead(workName, rows);
  return (
    <FormDialog
      title={fill(words.workOf, { name: [rollNumber, name].filter(Boolean).join(' '), title: item.title })}
      size="wide"
      action={staffMessages.shell.save}
      incomplete={body === undefined || !mayMark}
      touched={own !== undefined}
      call={save}
      onSubmit={() => submit(onClose)}
      onClose={onClose}
    >
      <div ref={top}>
        <StudentSteps
          rows={rows}
          at={rows.findIndex((row) => row.accountId === accountId)}
          saves={own !== undefined}
          blocked={body === undefined && own !== undefined}
          onMove={move}
        />
      </div>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(read) => (
          <>
            <Sentences lines={read.mark.working.map(stepInWords)} />
            <ShownWork
              workName={workName}
              work={read}
              mayMark={mayMark}
              recordedOf={assignment.recorded ? name : undefined}
              onChoose={(to) => setChosen({ of: accountId, submission: to })}
            />
            {item.rubric && mayMark && (
              <RubricMarks
                rubric={item.rubric}
                levels={{ ...read.levels, ...entered?.levels }}
                onChange={(levels) => change({ levels: { ...entered?.levels, ...levels } })}
              />
            )}
            {own && !save.isPending && own.version !== read.version && <Meanwhile work={read} />}
            {mayMark && <MarkFields entered={entered ?? enteredOf(read)} onChange={change} />}
          </>
        )}
      </Loaded>
    </FormDialog>
  );
}

const isOf = (key: readonly unknown[], accountId: string): boolean => JSON.stringify(key).includes(accountId);

/** The next learner's work is there before it is asked for. */
function useAhead({ id, accountId, assetId }: Parameters<typeof workQuery>[0], rows: readonly MatrixRow[]) {
  const client = useQueryClient();
  const next = rows[rows.findIndex((row) => row.accountId === accountId) + 1]?.accountId;
  useEffect(() => {
    if (next === undefined) return;
    client.prefetchQuery(workQuery({ id, accountId: next, assetId })).catch(() => undefined);
  }, [client, id, assetId, next]);
}

/** What somebody else wrote since this was opened. */
function Meanwhile({ work: { manual, mark } }: { readonly work: Work }) {
  const lines = [
    manual && fill(words.meanwhileMark, { points: pointsText(manual.hundredths), reason: manual.reason }),
    mark.comment,
  ].filter((line) => line !== undefined);
  return (
    <section aria-live="polite" className="rounded-card bg-note-soft px-3 py-2">
      <p className="text-small text-soft">{words.meanwhile}</p>
      {lines.length === 0 ? words.meanwhileNothing : <Sentences lines={lines} />}
    </section>
  );
}

type FieldsProps = { readonly entered: EnteredMark; readonly onChange: (part: Partial<EnteredMark>) => void };

function MarkFields({ entered: { points, reason, comment }, onChange }: FieldsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <TextField
          label={words.byHandField}
          hint={words.byHandHint}
          inputMode="decimal"
          value={points}
          onChange={(event) => onChange({ points: event.target.value })}
          className="w-48"
        />
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onChange={(event) => onChange({ reason: event.target.value })}
          className="grow basis-60"
        />
      </div>
      <TextArea
        label={words.comment}
        value={comment}
        onChange={(event) => onChange({ comment: event.target.value })}
      />
    </>
  );
}
