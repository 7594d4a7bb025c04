import type { Assignment, LearnersItem } from '@abhyas/contract/assignments';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { formatRelative } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { assignmentQuery } from '../assignments.queries.ts';
import {
  allowanceInWords,
  itemInWords,
  pathInAssignment,
  rulesInWords,
  stateInWords,
  stepInWords,
} from '../assignments.rules.ts';
import { liveTexts } from '../../live/live-texts.ts';
import { replayTexts } from '../../replay/replay-texts.ts';
import { RemarksOnCode } from '../components/remarks-on-code.tsx';
import { Sentences } from '../components/rules-in-words.tsx';
import { pointsText } from '../../../lib/points.ts';

/** /assignments/{id} (ASSIGNMENTS-17): its problems, its rules in words, and the marks once they are published. */
export function AssignmentPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(assignmentQuery(id));
  return (
    <Page
      title={query.data?.title ?? texts.assignments.title}
      lead={query.data?.batch}
      onBack={() => void navigate('/assignments')}
      width="reading"
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {(assignment) => <Contents assignment={assignment} />}
      </Loaded>
    </Page>
  );
}

function Contents({ assignment }: { readonly assignment: Assignment }) {
  const words = texts.assignments;
  const { id, items, rules, allowances, attemptsEach, points, hundredths, waiting } = assignment;
  const { state, dueAt, until, now, recorded } = assignment;
  const own = { dueAt, until, attempts: attemptsEach };
  return (
    <>
      <output className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={state === 'open' ? 'note' : 'warn'}>{stateInWords(assignment)}</Badge>
        {state === 'open' && <span className="text-soft">{formatRelative(dueAt, new Date(now))}</span>}
        <span className="font-medium">
          {hundredths === undefined
            ? fill(words.points, { points: pointsText(points) })
            : fill(words.marks, { marks: pointsText(hundredths), points: pointsText(points) })}
          {waiting !== undefined && <span className="font-normal text-warn">, {words.waiting}</span>}
        </span>
      </output>
      {recorded && state !== 'closed' && (
        <p className="mb-6 rounded-card bg-note-soft px-4 py-3">{replayTexts().recorded}</p>
      )}
      <h2 className="mb-2 text-h3">{words.problems}</h2>
      <ol className="mb-8 divide-y divide-line border-y border-line">
        {items.map((item) => (
          <Item key={item.assetId} id={id} item={item} most={attemptsEach} />
        ))}
      </ol>
      {allowances.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-2 text-h3">{words.allowances}</h2>
          <Sentences lines={allowances.map(allowanceInWords)} />
        </section>
      )}
      <h2 className="mb-2 text-h3">{words.rules}</h2>
      <Sentences lines={rulesInWords(rules, own)} />
      {state !== 'closed' && <p className="mt-4 text-small text-soft">{liveTexts().seen}</p>}
    </>
  );
}

type ItemProps = { readonly id: string; readonly item: LearnersItem; readonly most: number | undefined };

function Item({ id, item, most }: ItemProps) {
  const words = texts.assignments;
  const { assetId, title, open, attempts, points, mark, lineRemarks } = item;
  const left = most === undefined ? undefined : Math.max(0, most - attempts);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {open ? (
          <Link to={pathInAssignment(id, assetId)} className="font-medium text-link hover:underline">
            {title}
          </Link>
        ) : (
          <span className="font-medium">{title}</span>
        )}
        {mark && (
          <span className="tabular-nums">
            {fill(words.marks, { marks: pointsText(mark.hundredths), points: pointsText(points) })}
            {mark.waits && <span className="text-warn">, {words.waiting}</span>}
          </span>
        )}
      </div>
      {!open && <p className="text-small text-warn">{words.locked}</p>}
      <p className="text-small text-soft">{itemInWords(item).join('. ')}</p>
      <p className="text-small text-soft">
        {attempts === 0 ? words.none : countText(words.attemptsUsed, attempts)}
        {left !== undefined && `, ${countText(words.attemptsLeft, left)}`}
      </p>
      {mark?.comment !== undefined && (
        <p className="mt-2 rounded-card bg-note-soft px-3 py-2">
          <span className="block text-small text-soft">{words.comment}</span>
          {mark.comment}
        </p>
      )}
      {lineRemarks !== undefined && <RemarksOnCode id={id} item={item} count={lineRemarks} />}
      {mark && (
        <details className="mt-1 text-small">
          <summary className="min-h-9 py-1.5 text-link touch:min-h-11">{words.working}</summary>
          <Sentences lines={mark.working.map(stepInWords)} />
        </details>
      )}
    </li>
  );
}
