import type { TopicCard } from '@abhyas/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { breakpoints } from '../../../config.ts';
import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { cardLinkClass } from '../../../ui/card.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { catalogueQuery, topicQuery } from '../learning.queries.ts';
import { usePrefetch } from '../use-prefetch.ts';

/** As many as stand side by side. */
const SHOWN = 4;

/** Where a wide screen has room: the courses under way, or for whoever has begun none, where to begin. */
export function CoursesAhead() {
  const wide = useMedia(`(min-width: ${breakpoints.problem + 1}px)`);
  const { data } = useQuery({ ...catalogueQuery, enabled: wide });
  const unfinished = (data?.topics ?? []).filter(({ progressCount }) => progressCount < 100);
  const begun = unfinished.filter(({ progressCount }) => progressCount > 0);
  if (!wide || unfinished.length === 0) return null;
  const words = texts.learning.dashboard.courses;
  return (
    <section aria-labelledby="courses" className="mt-10">
      <h2 id="courses" className="mb-3 text-h3">
        {begun.length > 0 ? words.underWay : words.begin}
      </h2>
      <ul className="grid grid-cols-4 gap-5">
        {(begun.length > 0 ? begun : unfinished).slice(0, SHOWN).map((topic) => (
          <li key={topic.topicId}>
            <CourseLink topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CourseLink({ topic: { topicId, title, total, progressCount } }: { readonly topic: TopicCard }) {
  const prefetch = usePrefetch();
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
          {progressCount > 0
            ? `${Math.round(progressCount)}%`
            : countText(texts.learning.counts.assets, total)}
        </span>
      </span>
    </Link>
  );
}
