import type { SubtopicDetail } from '@abhyas/contract/learning';
import { useQuery } from '@tanstack/react-query';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';

import { ApiError } from '../../../lib/api-error.ts';
import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton, TextSkeleton } from '../../../ui/skeleton.tsx';
import { usePreviousPage } from '../../../ui/use-previous-page.ts';
import { DiscussionButton } from '../../comments/components/discussion-button.tsx';
import { AssetNeighbours } from '../components/asset-neighbours.tsx';
import { AssetPane } from '../components/asset-pane.tsx';
import { LessonSidebar } from '../components/lesson-sidebar.tsx';
import { LockedModuleNote } from '../components/locked-module.tsx';
import { OverviewPane } from '../components/overview-pane.tsx';
import { subtopicQuery, useRecordVisit } from '../learning.queries.ts';
import {
  handOn,
  lessonBack,
  onwardFrom,
  OVERVIEW,
  readLearnState,
  type LearnState,
} from '../learning.rules.ts';

/** /learn/{subtopicId}/{assetId}: the lesson; `root` is the overview (FRAME-3). */
export function LessonPage() {
  const { subtopicId = '', assetId = OVERVIEW } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const previous = usePreviousPage('/learn');
  const state = readLearnState(location.state);
  const subtopic = useQuery(subtopicQuery(subtopicId));
  const back = () => {
    const to = lessonBack(assetId, state);
    if (to === null) previous();
    else void navigate(to);
  };
  if (subtopic.error instanceof ApiError && subtopic.error.status === 403) {
    return (
      <Page title={texts.learning.rollout.title} onBack={() => void navigate('/learn')}>
        <LockedModuleNote subtopicId={subtopicId} />
      </Page>
    );
  }
  return (
    <Page title={subtopic.data?.title ?? texts.learning.learn.title} onBack={back}>
      <Loaded query={subtopic} skeleton={<LessonSkeleton />}>
        {(detail) => <Lesson detail={detail} place={{ subtopicId, assetId }} state={state} />}
      </Loaded>
    </Page>
  );
}

type Props = {
  readonly detail: SubtopicDetail;
  readonly place: { readonly subtopicId: string; readonly assetId: string };
  readonly state: LearnState;
};

function Lesson({ detail, place: { subtopicId, assetId }, state }: Props) {
  const [sidebarShown, setSidebarShown] = useState(false);
  const asset = detail.assets.find((each) => each.assetId === assetId);
  const navigate = useNavigate();
  const onward = onwardFrom(detail, assetId);
  useRecordVisit(asset, detail);
  if (!asset && assetId !== OVERVIEW) return <Navigate to="/notfound" replace />;
  return (
    <div className="learn:grid learn:grid-cols-[minmax(15rem,19rem)_minmax(0,1fr)] learn:gap-10">
      <aside data-print="hidden">
        <Button
          className="mb-4 learn:hidden"
          icon={<PanelLeft size={18} aria-hidden="true" />}
          aria-expanded={sidebarShown}
          aria-controls="lesson-items"
          onClick={() => setSidebarShown(!sidebarShown)}
        >
          {sidebarShown ? texts.learning.hideSidebar : texts.learning.showSidebar}
        </Button>
        <div
          id="lesson-items"
          className={cx(
            'mb-6 learn:sticky learn:top-20 learn:max-h-[calc(100dvh-6rem)] learn:overflow-y-auto',
            !sidebarShown && 'hidden learn:block',
          )}
        >
          <LessonSidebar
            detail={detail}
            subtopicId={subtopicId}
            state={state}
            onChoose={() => setSidebarShown(false)}
          />
        </div>
      </aside>
      <div className="min-w-0">
        {asset ? (
          <>
            <AssetPane
              key={assetId}
              asset={asset}
              detail={detail}
              resume={state.resume === true}
              {...(onward && { onContinue: () => void navigate(onward.to, { state: handOn(state) }) })}
            />
            <AssetNeighbours detail={detail} assetId={assetId} state={state} />
            {asset.owned && (
              <DiscussionButton key={`talk-${assetId}`} assetId={assetId} solved={asset.finished} />
            )}
          </>
        ) : (
          <OverviewPane detail={detail} subtopicId={subtopicId} state={state} />
        )}
      </div>
    </div>
  );
}

function LessonSkeleton() {
  return (
    <div className="learn:grid learn:grid-cols-[minmax(15rem,19rem)_minmax(0,1fr)] learn:gap-10">
      <div className="mb-6 hidden space-y-3 learn:block">
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} className="h-11" />
        ))}
      </div>
      <div>
        <Skeleton className="mb-6 h-9 w-64" />
        <TextSkeleton lines={8} />
      </div>
    </div>
  );
}
