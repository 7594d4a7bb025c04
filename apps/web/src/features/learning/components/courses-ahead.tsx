import type { TodaysCourse } from '@abhyas/contract/learning-today';
import { Link } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { cardLinkClass } from '../../../ui/card.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { topicQuery } from '../learning.queries.ts';
import { usePrefetch } from '../use-prefetch.ts';

/** As many as stand side by side. */
const SHOWN = 4;

/** The courses under way, or for whoever has begun none, where to begin. */
export function CoursesAhead({ courses }: { readonly courses: readonly TodaysCourse[] }) {
  const unfinished = courses.filter(({ progressCount }) => progressCount < 100);
  const begun = unfinished.filter((course) => course.begun);
  if (unfinished.length === 0) return null;
  const words = texts.learning.dashboard.courses;
  return (
    <section aria-labelledby="courses" className="mt-10">
      <h2 id="courses" className="mb-3 text-h3">
        {begun.length > 0 ? words.underWay : words.begin}
      </h2>
      <ul className="grid grid-cols-1 gap-3 phone:grid-cols-2 phone:gap-5 wide:grid-cols-4">
        {(begun.length > 0 ? begun : unfinished).slice(0, SHOWN).map((course) => (
          <li key={course.topicId}>
            <CourseLink course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CourseLink({
  course: { topicId, title, ahead, begun, progressCount },
}: {
  readonly course: TodaysCourse;
}) {
  const prefetch = usePrefetch();
  const [next] = ahead;
  return (
    <Link
      to={`/learn/${encodeURIComponent(topicId)}`}
      className={`${cardLinkClass} flex! h-full items-center gap-4`}
      {...prefetch(topicQuery(topicId))}
    >
      <KolamProgress id={topicId} percent={progressCount} className="size-14 shrink-0" />
      <span className="min-w-0">
        <span className="block font-[600] break-words">{title}</span>
        <span className="text-small text-soft tabular-nums">
          {begun
            ? `${progressCount}%`
            : next && next.minutes !== undefined
              ? countText(texts.learning.dashboard.firstLesson, next.minutes)
              : ''}
        </span>
      </span>
    </Link>
  );
}
