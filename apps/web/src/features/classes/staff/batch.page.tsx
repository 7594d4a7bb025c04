import type { Printed } from '@abhyas/contract/classes-lists.staff';
import type { BatchDetail } from '@abhyas/contract/classes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { formatDate, formatMoment } from '../../../lib/dates.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { BatchAssignments } from '../../assignments/staff/batch-assignments.tsx';
import { BatchMenu } from './batch-menu.tsx';
import { batchQuery } from './classes.queries.ts';
import { LimitedContent } from './limited-content.tsx';
import { LiveClasses } from './live-classes.tsx';
import { Members } from './members.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { termText } from './term-text.ts';

const { terms: words, recording } = staffMessages.classes;

/** The term of a batch, that it records how texts come about, and that it is archived. */
function InTime({ batch: { term, archivedAt, recordsSince } }: { readonly batch: BatchDetail }) {
  if ((term ?? archivedAt ?? recordsSince) === undefined) return null;
  return (
    <div className="space-y-3">
      {term && <p className="text-soft">{termText(term)}</p>}
      {recordsSince !== undefined && (
        <p className="text-soft">{fill(recording.since, { date: formatMoment(recordsSince) })}</p>
      )}
      {archivedAt !== undefined && (
        <p className="rounded-card bg-sunken px-4 py-3">
          {fill(words.archivedNote, { date: formatDate(archivedAt) })}
        </p>
      )}
    </div>
  );
}

/** A batch: its classes and its learners. */
export function BatchPage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(batchQuery(batchId));
  const [printed, setPrinted] = useState<Printed>();
  if (printed && query.data) {
    const done = (): void => setPrinted(undefined);
    return <PasswordSheet batch={query.data.name} printed={printed} onDone={done} />;
  }
  return (
    <Page
      title={query.data?.name ?? staffMessages.shell.areas.classes.title}
      action={query.data && <BatchMenu batch={query.data} />}
      onBack={() => void navigate('/admin/classes')}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(batch) => (
          <div className="space-y-10">
            <InTime batch={batch} />
            <BatchAssignments batchId={batch.id} />
            <LiveClasses batch={batch} />
            <LimitedContent batchId={batch.id} />
            <Members batch={batch} onPrinted={setPrinted} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
