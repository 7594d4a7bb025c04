import type { Mock } from '@abhyas/contract/mocks';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { pointsText } from '../../../lib/points.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { LockedNotice } from '../components/locked-notice.tsx';
import { mockTexts } from '../mock-texts.ts';
import { mocksQuery, useStart } from '../mocks.queries.ts';
import { workspacePath, itemsOf, openAttempt, reportPath } from '../mocks.rules.ts';

/** /mocks/{mockId} (MOCKS-5): what a test asks, how it goes, and the attempts so far. */
export function MockPage() {
  const { mockId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(mocksQuery);
  const mock = query.data?.mocks.find((each) => each.mockId === mockId);
  if (query.data && !mock) return <Navigate to="/notfound" replace />;
  return (
    <Page
      title={mock?.title ?? mockTexts().back}
      lead={mock?.desc}
      onBack={() => void navigate('/mocks')}
      width="reading"
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {({ isOpen, plans }) =>
          mock && (
            <>
              {!isOpen && <LockedNotice plans={plans} />}
              <Sections mock={mock} />
              <Facts mock={mock} />
              {isOpen && <Begin mock={mock} />}
              <Attempts mock={mock} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Sections({ mock }: { readonly mock: Mock }) {
  const words = mockTexts();
  return (
    <section className="mb-7">
      <h2 className="mb-2 text-h3">{words.sections}</h2>
      <p className="mb-2">
        {[
          countText(words.minutes, mock.minutes),
          countText(words.questions, itemsOf(mock)),
          fill(words.marks, { points: pointsText(mock.points) }),
        ].join(' · ')}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {mock.sections.map(({ title, items, points }) => (
          <li key={title} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="min-w-0 grow">{title}</span>
            <span className="text-small text-soft tabular-nums">
              {countText(words.questions, items)} · {fill(words.marks, { points: pointsText(points) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ mock: { minutes, penalties, kinds } }: { readonly mock: Mock }) {
  const words = mockTexts();
  const { fact, parts } = words;
  const named: Readonly<Record<string, string>> = parts;
  const facts = [
    fill(fact.clock, { minutes }),
    ...(penalties.length === 0
      ? [fact.noPenalty]
      : penalties.map((part) => fill(fact.penalty, { part: named[part] ?? '' }))),
    fact.move,
    fact.saved,
    ...(kinds.includes('problem') ? [fact.code] : []),
    fact.order,
    fact.end,
  ];
  return (
    <section className="mb-7">
      <h2 className="mb-2 text-h3">{words.facts}</h2>
      <ul className="max-w-reading list-disc space-y-1 pl-5">
        {facts.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  );
}

function Begin({ mock }: { readonly mock: Mock }) {
  const words = mockTexts();
  const navigate = useNavigate();
  const { mockId, attempts } = mock;
  const start = useStart(mockId, (attemptId) => void navigate(workspacePath(attemptId)));
  const open = openAttempt(mock);
  const name = open ? words.goOn : attempts.length === 0 ? words.begin : words.again;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-4">
      <Button variant="primary" size="large" busy={start.isPending} onClick={() => start.mutate()}>
        {name}
      </Button>
      {open && <p className="text-note">{fill(words.underWay, { at: formatMoment(open.endsAt) })}</p>}
    </div>
  );
}

function Attempts({ mock: { mockId, attempts } }: { readonly mock: Mock }) {
  const words = mockTexts();
  const over = attempts.filter(({ isOver }) => isOver);
  if (over.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-h3">{words.attempts}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {over.map(({ attemptId, startedAt, points, outOf }) => (
          <li key={attemptId} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <TextLink to={reportPath(mockId, attemptId)} className="inline-flex min-h-9 grow items-center">
              {fill(words.attemptOn, { at: formatMoment(startedAt) })}
            </TextLink>
            <span className="text-small tabular-nums">
              {points === null
                ? words.judging
                : fill(words.attemptPoints, { points: pointsText(points), outOf: pointsText(outOf) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
