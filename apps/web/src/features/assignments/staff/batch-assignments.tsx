import type { AssignmentRow } from '@abhyas/contract/assignments.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { formatMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink, TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { pointsText } from '../../../lib/points.ts';
import { batchAssignmentsQuery } from './assignments.staff.queries.ts';

const words = staffMessages.assignments;

/** The assignments of a batch. */
export function BatchAssignments({ batchId }: { readonly batchId: string }) {
  const query = useQuery(batchAssignmentsQuery(batchId));
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3 font-[640]">{words.title}</h2>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/admin/classes/${batchId}/marks`}>{words.classMarks.title}</ButtonLink>
          <ButtonLink to={`/admin/classes/${batchId}/outcomes`}>{words.classOutcomes.title}</ButtonLink>
          <ButtonLink to={`/admin/classes/${batchId}/records`}>{words.records.title}</ButtonLink>
          <ButtonLink to={`/admin/classes/${batchId}/report`}>{staffMessages.classReport.title}</ButtonLink>
          {query.data?.rights.includes('teach') && (
            <ButtonLink to={`/admin/classes/${batchId}/assignments/new`}>{words.add}</ButtonLink>
          )}
        </div>
      </div>
      <Loaded query={query} skeleton={<TextSkeleton lines={3} />}>
        {({ assignments }) =>
          assignments.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
          ) : (
            <DataTable
              caption={words.title}
              columns={columnsOf(batchId)}
              rows={assignments}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
    </section>
  );
}

function columnsOf(batchId: string): Column<AssignmentRow>[] {
  const { columns } = words;
  return [
    {
      id: 'title',
      title: columns.title,
      cell: ({ id, title }) => (
        <TextLink to={`/admin/classes/${batchId}/assignments/${id}`} className="font-medium">
          {title}
        </TextLink>
      ),
    },
    { id: 'due', title: columns.due, cell: ({ dueAt }) => formatMoment(dueAt) },
    { id: 'points', title: columns.points, numeric: true, cell: ({ points }) => pointsText(points) },
    { id: 'state', title: columns.state, cell: (row) => <StageBadge of={row} /> },
  ];
}

type Stages = Pick<AssignmentRow, 'publishedAt' | 'marksPublishedAt' | 'archivedAt'>;

/** How far an assignment is. */
export function StageBadge({ of: { publishedAt, marksPublishedAt, archivedAt } }: { readonly of: Stages }) {
  const { states } = words;
  if (archivedAt !== undefined) return <Badge>{states.archived}</Badge>;
  if (publishedAt === undefined) return <Badge tone="warn">{states.draft}</Badge>;
  return marksPublishedAt === undefined ? (
    <Badge tone="note">{states.given}</Badge>
  ) : (
    <Badge tone="good">{states.marked}</Badge>
  );
}
