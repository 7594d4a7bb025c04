import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { topicQuery } from '../learning.queries.ts';

/** Progress of a course that is closed. */
const ALL = 100;

type Props = { readonly topicId: string; readonly title: string };

/** Under the last item of a course: congratulates who has done all of it, and leads back to what is left. */
export function CourseEnd({ topicId, title }: Props) {
  const { complete, last, toCourse } = texts.learning.courseEnd;
  const done = useQuery(topicQuery(topicId)).data?.progressCount === ALL;
  return (
    <p className="mb-4 max-w-reading">
      <span className={done ? 'font-[600] text-good' : ''}>{fill(done ? complete : last, { title })}</span>{' '}
      <TextLink to={`/learn/${encodeURIComponent(topicId)}`}>{toCourse}</TextLink>
    </p>
  );
}
