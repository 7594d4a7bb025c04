import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { pointsText } from '../../../lib/points.ts';
import { totalsQuery } from '../assignments.queries.ts';
import { totalsTexts } from '../totals-texts.ts';
import { TotalWorking } from './total-working.tsx';

/** The learner's totals in their classes (ASSIGNMENTS-22); nothing while there are none. */
export function OwnTotals() {
  const words = totalsTexts();
  const { data } = useQuery(totalsQuery);
  if (!data || data.totals.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="text-h3">{words.title}</h2>
      <p className="mb-2 text-small text-soft">{words.lead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {data.totals.map(({ batchId, batch, total }) => (
          <li key={batchId} className="py-3">
            <p className="font-medium">
              {fill(words.line, {
                batch,
                total: pointsText(total.hundredths),
                of: pointsText(total.of),
              })}
              {total.of < 10_000 && (
                <span className="ml-2 text-small font-normal text-soft">{words.soFar}</span>
              )}
            </p>
            <details className="mt-1 text-small">
              <summary className="min-h-9 py-1.5 text-link touch:min-h-11">{words.working}</summary>
              <TotalWorking total={total} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
