import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { formatMoment } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { examsQuery } from '../exams.queries.ts';

const TONES = { waiting: 'plain', open: 'note', sitting: 'warn', over: 'plain' } as const;

/** The learner's exams; nothing where there are none. */
export function ExamList() {
  const { data } = useQuery(examsQuery);
  const words = texts.exams;
  if (!data || data.exams.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-h3">{words.list}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {data.exams.map(({ id, title, batch, state, opensAt }) => (
          <li key={id}>
            <Link
              to={`/exams/${id}`}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-3 hover:bg-sunken"
            >
              <span className="min-w-0 grow basis-60">
                <span className="block font-[550]">{title}</span>
                <span className="block text-small text-soft">{batch}</span>
              </span>
              <Badge tone={TONES[state]}>{fill(words.states[state], { at: formatMoment(opensAt) })}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
