import { useQuery } from '@tanstack/react-query';

import { texts } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { watchedAssignmentsQuery } from '../assignments.queries.ts';
import { ExamList } from '../../exams/components/exam-list.tsx';
import { AssignmentList } from '../components/assignment-list.tsx';
import { OwnTotals } from '../components/own-totals.tsx';

/** /assignments (ASSIGNMENTS-17): what the learner's classes work on. */
export function AssignmentsPage() {
  const words = texts.assignments;
  return (
    <Page title={words.title} lead={words.lead} width="reading">
      <ExamList />
      <OwnTotals />
      <Loaded query={useQuery(watchedAssignmentsQuery)} skeleton={<TextSkeleton lines={6} />}>
        {({ assignments }) =>
          assignments.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
          ) : (
            <AssignmentList assignments={assignments} />
          )
        }
      </Loaded>
    </Page>
  );
}
