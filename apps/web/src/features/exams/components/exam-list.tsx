import { useQuery } from '@tanstack/react-query';

import { lazyPart } from '../../../ui/lazy-part.tsx';
import { examsQuery } from '../exams.queries.ts';

/** Fetched by the first learner who has an exam, with the texts of exams. */
const ExamRows = lazyPart(async () => (await import('./exam-rows.tsx')).ExamRows);

/** The learner's exams; nothing where there are none. */
export function ExamList() {
  const { data } = useQuery(examsQuery);
  return data && data.exams.length > 0 ? <ExamRows exams={data.exams} /> : null;
}
