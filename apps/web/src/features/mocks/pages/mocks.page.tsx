import type { Mock, Mocks } from '@abhyas/contract/mocks';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import Timer from 'lucide-react/icons/timer';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { pointsText } from '../../../lib/points.ts';
import { cardLinkClass } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardsSkeleton } from '../../../ui/skeleton.tsx';
import { LockedNotice } from '../components/locked-notice.tsx';
import { mockTexts } from '../mock-texts.ts';
import { mocksQuery } from '../mocks.queries.ts';
import { bestOf, itemsOf, mockPath, openAttempt } from '../mocks.rules.ts';

/** /mocks (MOCKS-5): the timed tests, each with what the learner reached so far. */
export function MocksPage() {
  const { back: title, lead } = mockTexts();
  const navigate = useNavigate();
  const query = useQuery(mocksQuery);
  return (
    <Page title={title} lead={lead} onBack={() => void navigate('/sheets')}>
      <Loaded query={query} skeleton={<CardsSkeleton />}>
        {(data) => <Cards {...data} />}
      </Loaded>
    </Page>
  );
}

function Cards({ mocks, isOpen, plans }: Mocks) {
  const words = mockTexts();
  if (mocks.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  return (
    <>
      {!isOpen && <LockedNotice plans={plans} />}
      <Part title={words.tests} mocks={mocks.filter(({ isPractice }) => !isPractice)} isOpen={isOpen} />
      <Part title={words.sets} mocks={mocks.filter(({ isPractice }) => isPractice)} isOpen={isOpen} />
    </>
  );
}

type PartProps = { readonly title: string; readonly mocks: readonly Mock[]; readonly isOpen: boolean };

function Part({ title, mocks, isOpen }: PartProps) {
  const id = useId();
  if (mocks.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8 first:mt-0">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-5 phone:grid-cols-2 wide:grid-cols-3">
        {mocks.map((mock) => (
          <li key={mock.mockId}>
            <Card mock={mock} isOpen={isOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ mock, isOpen }: { readonly mock: Mock; readonly isOpen: boolean }) {
  const words = mockTexts();
  const facts = [
    countText(words.minutes, mock.minutes),
    countText(words.questions, itemsOf(mock)),
    fill(words.marks, { points: pointsText(mock.points) }),
  ];
  return (
    <Link to={mockPath(mock.mockId)} className={`${cardLinkClass} flex h-full flex-col`}>
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-h3">{mock.title}</h3>
        {isOpen ? (
          <Timer size={20} aria-hidden="true" className="shrink-0 text-soft" />
        ) : (
          <Lock size={20} aria-hidden="true" className="shrink-0 text-soft" />
        )}
      </div>
      <p className="mt-1 text-soft">{mock.desc}</p>
      <p className="mt-auto pt-4 text-small text-soft">{facts.join(' · ')}</p>
      <p className="mt-1 text-small">{standingOf(mock)}</p>
    </Link>
  );
}

function standingOf(mock: Mock): string {
  const words = mockTexts();
  const open = openAttempt(mock);
  if (open) return fill(words.underWay, { at: formatMoment(open.endsAt) });
  const best = bestOf(mock);
  if (!best) return words.notTried;
  return fill(words.best, { points: pointsText(best.points ?? 0), outOf: pointsText(best.outOf) });
}
