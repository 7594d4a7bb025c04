import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { revisionQuery } from '../learning.queries.ts';

/** At most this many: a list to finish, not to be scared by. */
const SHOWN = 4;

/** Quizzes with questions that were missed and not yet put right. Not there when there are none. */
export function RevisionList() {
  const items = useQuery(revisionQuery).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="revise" className="mt-10">
      <h2 id="revise" className="mb-3 text-h3">
        {texts.learning.dashboard.revise.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.slice(0, SHOWN).map(({ link, meta, missed }) => (
          <li key={link}>
            <Link
              to={link}
              className="flex min-h-13 flex-wrap items-center gap-x-3 px-1 py-2.5 hover:bg-sunken"
            >
              <RotateCcw size={18} aria-hidden="true" className="text-link" />
              <span className="grow">{meta}</span>
              <span className="text-small text-soft">
                {countText(texts.learning.dashboard.revise.missed, missed)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
