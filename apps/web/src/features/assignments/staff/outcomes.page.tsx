import type { ProgrammeAttainment } from '@abhyas/contract/assignments-outcomes';
import { outcomesFile, type ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';

import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sentences } from '../components/rules-in-words.tsx';
import { AttainmentTable } from './attainment-table.tsx';
import { programmeInWords, workingInWords } from './attainment-words.ts';
import { ClassSheetPage, SaveMenu, SheetNotes } from './class-sheet.tsx';
import { outcomesQuery } from './outcomes.queries.ts';
import { ProgrammeTable } from './programme-table.tsx';
import { useSaveSheet } from './save-sheet.ts';

const words = staffMessages.assignments.classOutcomes;

/** The course outcomes of a class and their attainment (ASSIGNMENTS-29). */
export function OutcomesPage() {
  const { batchId = '' } = useParams();
  const query = useQuery(outcomesQuery(batchId));
  const hasSome = query.data !== undefined && query.data.outcomes.length > 0;
  return (
    <ClassSheetPage
      batchId={batchId}
      words={words}
      query={query}
      action={hasSome && <Actions batchId={batchId} of={query.data} />}
    >
      {(outcomes) => <Contents batchId={batchId} of={outcomes} />}
    </ClassSheetPage>
  );
}

type Props = { readonly batchId: string; readonly of: ClassOutcomes };

const formOf = (batchId: string) => `/admin/classes/${batchId}/outcomes/change`;

function Actions({ batchId, of: { batch, rights } }: Props) {
  const save = useSaveSheet({ file: outcomesFile, batchId, name: fill(words.fileName, { batch }) });
  return (
    <>
      {rights.includes('teach') && <ButtonLink to={formOf(batchId)}>{words.change}</ButtonLink>}
      <SaveMenu onSave={save.mutate} />
    </>
  );
}

function Contents({ batchId, of }: Props) {
  const [openId, setOpenId] = useState<string>();
  const [openTo, setOpenTo] = useState<ProgrammeAttainment['to']>();
  if (of.outcomes.length === 0)
    return (
      <EmptyState
        title={words.empty}
        action={
          of.rights.includes('teach') && (
            <ButtonLink variant="primary" to={formOf(batchId)}>
              {words.begin}
            </ButtonLink>
          )
        }
      >
        {words.emptyLead}
      </EmptyState>
    );
  return (
    <>
      <AttainmentTable batchId={batchId} of={of} onOpen={setOpenId} />
      <SheetNotes notes={notesOf(of)} />
      {of.programme.length > 0 && <ProgrammeTable of={of} onOpen={setOpenTo} />}
      {openId !== undefined && <Working of={of} outcomeId={openId} onClose={() => setOpenId(undefined)} />}
      {openTo !== undefined && <ProgrammeWorking of={of} to={openTo} onClose={() => setOpenTo(undefined)} />}
    </>
  );
}

const named = (note: string, all: readonly string[]): string[] =>
  all.length > 0 ? [fill(note, { titles: all.join(', ') })] : [];

function notesOf({ assessments, unregistered }: ClassOutcomes): string[] {
  const titles = (state: 'unpublished' | 'unnamed') =>
    assessments.filter((each) => each.state === state).map(({ title }) => title);
  const counts = assessments.some(({ state }) => state === 'counts');
  return [
    counts ? words.counted : words.nothingCounts,
    ...named(words.unpublished, titles('unpublished')),
    ...named(words.unnamed, titles('unnamed')),
    ...(unregistered.length > 0 ? [fill(words.unregistered, { names: unregistered.join(', ') })] : []),
  ];
}

type WorkingProps = {
  readonly of: ClassOutcomes;
  readonly outcomeId: string;
  readonly onClose: () => void;
};

function Working({ of, outcomeId, onClose }: WorkingProps) {
  const outcome = of.outcomes.find(({ id }) => id === outcomeId);
  const attainment = of.attainment.find((each) => each.outcomeId === outcomeId);
  if (!outcome || !attainment) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(words.workingOf, { code: outcome.code })}
      description={outcome.statement}
    >
      <Sentences lines={workingInWords({ outcome, attainment }, of)} />
    </Dialog>
  );
}

type ProgrammeProps = {
  readonly of: ClassOutcomes;
  readonly to: ProgrammeAttainment['to'];
  readonly onClose: () => void;
};

function ProgrammeWorking({ of, to, onClose }: ProgrammeProps) {
  const programme = of.programme.find((each) => each.to === to);
  if (!programme) return null;
  const { workingOf, workingLead } = words.programme;
  return (
    <Dialog open onOpenChange={onClose} title={fill(workingOf, { to })} description={workingLead}>
      <Sentences lines={programmeInWords(programme, of.outcomes)} />
    </Dialog>
  );
}
