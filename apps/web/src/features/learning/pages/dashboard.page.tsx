import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import SquareCode from 'lucide-react/icons/square-code';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { Card, cardLinkClass } from '../../../ui/card.tsx';
import { heldFor, Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { ContinueCard } from '../components/continue-card.tsx';
import { CoursesAhead } from '../components/courses-ahead.tsx';
import { NewcomerStart } from '../components/newcomer-start.tsx';
import { NextLesson } from '../components/next-lesson.tsx';
import { PlanEnds } from '../components/plan-ends.tsx';
import { ReviewList } from '../components/review-list.tsx';
import { catalogueQuery, progressQuery, todayQuery } from '../learning.queries.ts';
import { usePrefetch } from '../use-prefetch.ts';

const DueSoon = lazyPart(async () => (await import('../../assignments/components/due-soon.tsx')).DueSoon);

/** /dashboard (LEARNING-1, LEARNING-61): the next step by its name, the two big rooms of the house, today's review. */
export function DashboardPage() {
  const words = texts.learning.dashboard;
  const name = useUser()?.sUserName;
  const progress = useQuery(progressQuery);
  const today = useQuery(todayQuery);
  const { activeLink = '', meta = '' } = progress.data ?? {};
  return (
    <Page title={name === undefined ? words.title : fill(words.greeting, { name })}>
      <PlanEnds />
      <Loaded query={heldFor(progress, today)} skeleton={<DashboardSkeleton />}>
        {({ courses, review, practice }) => {
          const underWay = courses.find(({ begun, ahead }) => begun && ahead.length > 0);
          return (
            <>
              {activeLink ? (
                <ContinueCard title={words.pickUp} link={activeLink} meta={meta} />
              ) : (
                <Card>
                  <h2 className="text-h3">{words.pickUp}</h2>
                  <p className="mt-1 max-w-reading text-soft">{words.firstTime}</p>
                  {!underWay && <NewcomerStart courses={courses} />}
                </Card>
              )}
              {underWay && <NextLesson course={underWay} />}
              <DueSoon />
              <Rooms />
              <ReviewList items={review} practice={practice} />
              <CoursesAhead courses={courses} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function DashboardSkeleton() {
  return (
    <>
      <Skeleton className="h-39 rounded-card! phone:h-29" />
      <Skeleton className="mt-5 h-32 rounded-card!" />
      <Rooms />
    </>
  );
}

function Rooms() {
  const { learn, practise } = texts.learning.dashboard;
  const prefetch = usePrefetch();
  return (
    <div className="mt-6 grid grid-cols-1 gap-5 phone:grid-cols-2">
      <div {...prefetch(catalogueQuery)}>
        <RoomCard to="/learn" Icon={GraduationCap} {...learn} />
      </div>
      <RoomCard to="/practise" Icon={SquareCode} {...practise} />
    </div>
  );
}

type RoomProps = {
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
};

function RoomCard({ to, Icon, title, text }: RoomProps) {
  return (
    <Link to={to} className={`${cardLinkClass} h-full px-6! py-6!`}>
      <Icon size={40} strokeWidth={1.4} aria-hidden="true" className="text-link" />
      <h2 className="mt-3 text-h2">{title}</h2>
      <p className="mt-1.5 text-soft">{text}</p>
    </Link>
  );
}
