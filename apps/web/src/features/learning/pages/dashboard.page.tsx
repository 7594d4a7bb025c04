import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap, SquareCode, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { Card, cardLinkClass } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { ContinueCard } from '../components/continue-card.tsx';
import { CoursesAhead } from '../components/courses-ahead.tsx';
import { PlanEnds } from '../components/plan-ends.tsx';
import { RevisionList } from '../components/revision-list.tsx';
import { catalogueQuery, progressQuery } from '../learning.queries.ts';
import { usePrefetch } from '../use-prefetch.ts';

/** /dashboard (LEARNING-1): one obvious way on, and the two big rooms of the house. */
export function DashboardPage() {
  const words = texts.learning.dashboard;
  const name = useUser()?.sUserName;
  const progress = useQuery(progressQuery);
  const prefetch = usePrefetch();
  return (
    <Page title={name === undefined ? words.title : fill(words.greeting, { name })}>
      <PlanEnds />
      <Loaded query={progress} skeleton={<Skeleton className="h-39 rounded-card! phone:h-29" />}>
        {({ activeLink, meta }) =>
          activeLink ? (
            <ContinueCard title={words.pickUp} link={activeLink} meta={meta} />
          ) : (
            <Card className="max-phone:min-h-39">
              <h2 className="text-h3">{words.pickUp}</h2>
              <p className="mt-1 max-w-reading text-soft">{words.firstTime}</p>
            </Card>
          )
        }
      </Loaded>
      <div className="mt-6 grid grid-cols-1 gap-5 phone:grid-cols-2">
        <div {...prefetch(catalogueQuery)}>
          <RoomCard to="/learn" Icon={GraduationCap} {...words.learn} />
        </div>
        <RoomCard to="/practise" Icon={SquareCode} {...words.practise} />
      </div>
      <RevisionList />
      <CoursesAhead />
    </Page>
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
    <Link to={to} className={`${cardLinkClass} h-full px-6! py-8!`}>
      <Icon size={40} strokeWidth={1.4} aria-hidden="true" className="text-link" />
      <h2 className="mt-4 text-h2">{title}</h2>
      <p className="mt-1.5 text-soft">{text}</p>
    </Link>
  );
}
