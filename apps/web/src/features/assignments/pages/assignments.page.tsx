import { useQuery } from '@tanstack/react-query';

import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { watchedAssignmentsQuery } from '../assignments.queries.ts';
import { ExamList } from '../../exams/components/exam-list.tsx';
import { AssignmentList } from '../components/assignment-list.tsx';
import { OwnRecords } from '../components/own-records.tsx';
import { OwnTotals } from '../components/own-totals.tsx';
import { totalsTexts } from '../totals-texts.ts';

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
      <OwnRecords />
      <p className="mt-8">
        <TextLink to="/attendance">{totalsTexts().attendance}</TextLink>
      </p>
    </Page>
  );
}
