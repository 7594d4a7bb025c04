import type { ClassCopy, Term } from '@abhyas/contract/classes-terms.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { useSendId } from '../../../lib/use-send-id.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { faultText } from '../../../staff/fault-text.ts';
import { CopiedDates } from './copied-dates.tsx';
import {
  isTerm,
  movedDates,
  nameOfCopy,
  outsideTerm,
  readDates,
  shiftBetween,
  wrongOrder,
  type EnteredDates,
} from './copy.rules.ts';
import { NO_TERM, TermFields } from './term-fields.tsx';
import { copyQuery, useCopyBatch } from './terms.queries.ts';

const words = staffMessages.classes.copy;

/** Copies a batch to another term (CLASSES-22). */
export function CopyBatchPage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(copyQuery(batchId));
  const back = () => void navigate(`/admin/classes/${batchId}`);
  return (
    <Page title={words.title} lead={words.lead} onBack={back} width="reading">
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(copy) => <CopyForm batchId={batchId} copy={copy} />}
      </Loaded>
    </Page>
  );
}

type Props = { readonly batchId: string; readonly copy: ClassCopy };

function CopyForm({ batchId, copy }: Props) {
  const navigate = useNavigate();
  const [term, setTerm] = useState(NO_TERM);
  const [name, setName] = useState<string>();
  const [dates, setDates] = useState<EnteredDates>();
  const isDated = term.begins !== '';
  const shown = dates ?? movedDates(copy, shiftBetween(copy.begins, term.begins));
  const called = name ?? nameOfCopy(copy, term.name);
  const id = useSendId(JSON.stringify([called, term, shown]));
  const send = useCopyBatch(batchId);
  const read = readDates(shown);
  const wrong = wrongOrder(shown);
  const ready = isTerm(term) && called.trim() !== '' && read !== undefined && wrong.length === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!ready || send.isPending) return;
    const onSuccess = (): void => {
      showToast(words.copied);
      void navigate(`/admin/classes/${id}`);
    };
    send.mutate({ id, name: called, term, ...read }, { onSuccess });
  };
  const onTerm = (next: Term): void => {
    // Another begin moves all dates again; what was changed by hand is changed for the begin before.
    if (next.begins !== term.begins) setDates(undefined);
    setTerm(next);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-8">
      <section className="space-y-4">
        <TermFields term={term} onChange={onTerm} />
        <TextField
          label={staffMessages.classes.name}
          value={called}
          onChange={(event) => setName(event.target.value)}
          required
        />
      </section>
      <TakenAlong copy={copy} />
      {isDated ? (
        <CopiedDates copy={copy} dates={shown} onChange={setDates} />
      ) : (
        <p className="text-soft">{words.beginFirst}</p>
      )}
      <DateFaults wrong={wrong} outside={isDated && isTerm(term) ? outsideTerm(shown, term) : []} />
      <p role="alert" className="text-small text-bad empty:hidden">
        {faultText(send.error)}
      </p>
      <Button type="submit" variant="primary" busy={send.isPending} disabled={!ready}>
        {words.action}
      </Button>
    </form>
  );
}

/** What comes along beside what has dates, and what does not. */
function TakenAlong({ copy: { teachers, categories, leftOut } }: Pick<Props, 'copy'>) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {teachers > 0 && <li>{countText(words.teachers, teachers)}</li>}
      {categories > 0 && <li>{countText(words.categories, categories)}</li>}
      <li>{words.notTaken}</li>
      {leftOut.length > 0 && <li>{fill(words.leftOut, { titles: leftOut.join(', ') })}</li>}
    </ul>
  );
}

type FaultsProps = { readonly wrong: readonly string[]; readonly outside: readonly string[] };

function DateFaults({ wrong, outside }: FaultsProps) {
  return (
    <output className="block space-y-1 empty:hidden">
      {wrong.length > 0 && (
        <span className="block text-bad">{fill(words.wrongOrder, { titles: wrong.join(', ') })}</span>
      )}
      {outside.length > 0 && (
        <span className="block text-warn">{fill(words.outside, { titles: outside.join(', ') })}</span>
      )}
    </output>
  );
}
