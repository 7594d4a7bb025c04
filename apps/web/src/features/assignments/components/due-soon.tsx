import { useQuery } from '@tanstack/react-query';

import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { watchedAssignmentsQuery } from '../assignments.queries.ts';
import { ExamList } from '../../exams/components/exam-list.tsx';
import { AssignmentList } from './assignment-list.tsx';

/** On the dashboard: assignments that can still be worked on. Shows nothing without any. */
export function DueSoon() {
  const { assignments = [] } = useQuery(watchedAssignmentsQuery).data ?? {};
  if (assignments.length === 0) return <ExamList />;
  const now = assignments.filter(({ state }) => state !== 'closed');
  return (
    <section className="mt-8">
      <ExamList />
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{texts.assignments.title}</h2>
        <TextLink to="/assignments">{texts.assignments.all}</TextLink>
      </div>
      {now.length === 0 ? (
        <p className="text-soft">{texts.assignments.empty}</p>
      ) : (
        <AssignmentList assignments={now} />
      )}
    </section>
  );
}
