import type { AssignmentLine } from '@abhyas/contract/assignments';
import { fill } from '@abhyas/contract/fill';
import { Link } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { assignmentPath, stateInWords } from '../assignments.rules.ts';
import { pointsText } from '../../../lib/points.ts';

const TONES = { open: 'note', late: 'warn', closed: 'plain' } as const;

/** Assignments, those that are due first at the top. */
export function AssignmentList({ assignments }: { readonly assignments: readonly AssignmentLine[] }) {
  const words = texts.assignments;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {assignments.map((line) => {
        const { id, title, batch, items, points, hundredths, waiting, state } = line;
        const tried = items.filter((item) => item.tried).length;
        const marks = { marks: pointsText(hundredths ?? 0), points: pointsText(points) };
        return (
          <li key={id}>
            <Link
              to={assignmentPath(id)}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-3 hover:bg-sunken"
            >
              <span className="min-w-0 grow basis-60">
                <span className="block font-medium">{title}</span>
                <span className="block text-small text-soft">{batch}</span>
              </span>
              <span className="text-small text-soft">
                {hundredths === undefined
                  ? fill(words.triedOf, { tried, total: items.length })
                  : fill(words.marks, marks)}
                {waiting !== undefined && <span className="text-warn">, {words.waiting}</span>}
              </span>
              <Badge tone={TONES[state]}>{stateInWords(line)}</Badge>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
