import type { ExamLine } from '@abhyas/contract/exams';
import { fill } from '@abhyas/contract/fill';
import { Link } from 'react-router';

import { formatMoment } from '../../../lib/dates.ts';
import { examTexts } from '../exam-texts.ts';
import { Badge } from '../../../ui/badge.tsx';

const TONES = { waiting: 'plain', open: 'note', sitting: 'warn', over: 'plain' } as const;

/** Exams with their states and addresses. */
export function ExamRows({ exams }: { readonly exams: readonly ExamLine[] }) {
  const words = examTexts();
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-h3">{words.list}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {exams.map(({ id, title, batch, state, opensAt }) => (
          <li key={id}>
            <Link
              to={`/exams/${id}`}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-3 hover:bg-sunken"
            >
              <span className="min-w-0 grow basis-60">
                <span className="block font-medium">{title}</span>
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
