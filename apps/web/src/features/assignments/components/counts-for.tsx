import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';

import { formatMoment } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { watchedAssignmentsQuery } from '../assignments.queries.ts';
import { assignmentPath } from '../assignments.rules.ts';

const AtWork = lazyPart(async () => (await import('../../live/components/at-work.tsx')).AtWork);

/** Above a problem: the assignments that it counts for now, and until when (ASSIGNMENTS-17). */
export function CountsFor({ assetId }: { readonly assetId: string }) {
  const { assignments = [] } = useQuery(watchedAssignmentsQuery).data ?? {};
  const counting = assignments.filter(
    ({ state, items }) => state !== 'closed' && items.some((item) => item.assetId === assetId),
  );
  return counting.map(({ id, title, state, dueAt, until, items }) => (
    <Fragment key={id}>
      <output className="block bg-note-soft px-4 py-1.5 text-small text-note">
        <TextLink to={assignmentPath(id)}>
          {fill(state === 'open' ? texts.assignments.counts : texts.assignments.countsLate, {
            title,
            at: formatMoment(state === 'open' ? dueAt : until),
          })}
        </TextLink>
      </output>
      <AtWork id={id} shown={assetId} items={items} />
    </Fragment>
  ));
}
