import { fill } from '@abhyas/contract/fill';
import { limits } from '@abhyas/contract/limits';
import type { SubtopicCard as LockedCard, TopicDetail } from '@abhyas/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { CardsSkeleton, Skeleton } from '../../../ui/skeleton.tsx';
import { CourseNext } from '../components/course-next.tsx';
import { SquaresLegend } from '../components/item-squares.tsx';
import { LockedModule } from '../components/locked-module.tsx';
import { OnlyFor } from '../components/only-for.tsx';
import { SubtopicCard } from '../components/subtopic-card.tsx';
import { TopicHits } from '../components/topic-hits.tsx';
import { catalogueQuery, topicQuery } from '../learning.queries.ts';
import { conceptsPath, glossaryPath, nextInCourse, placementPath } from '../learning.rules.ts';

/** /learn/{topicId} (LEARNING-4). */
export function TopicPage() {
  const { topicId = '' } = useParams();
  const navigate = useNavigate();
  const topic = useQuery(topicQuery(topicId));
  // The title is known from the card before the detail is there.
  const known = useQuery({ ...catalogueQuery, enabled: false }).data?.topics;
  const title = topic.data?.topic ?? known?.find((each) => each.topicId === topicId)?.title;
  return (
    <Page title={title ?? texts.learning.learn.title} onBack={() => void navigate('/learn')}>
      <Loaded query={topic} skeleton={<TopicSkeleton />}>
        {(detail) =>
          detail.movedTo === undefined ? (
            <Topic detail={detail} topicId={topicId} />
          ) : (
            <Navigate replace to={`/learn/${encodeURIComponent(detail.movedTo)}`} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Topic({ detail, topicId }: { readonly detail: TopicDetail; readonly topicId: string }) {
  const [locked, setLocked] = useState<LockedCard>();
  const [parameters, setParameters] = useSearchParams();
  const words = parameters.get('q') ?? '';
  const { progressOf, emptyTopic, search } = texts.learning;
  const next = nextInCourse(detail.subtopics);
  return (
    <>
      <header className="mb-8 flex flex-wrap items-center gap-x-7 gap-y-5">
        <img
          src={detail.img}
          alt=""
          width={200}
          height={120}
          className="order-first h-24 object-contain phone:order-none phone:h-30"
        />
        <div className="min-w-0 grow basis-72">
          <p className="max-w-reading text-reading text-soft">{detail.desc}</p>
          <OnlyFor classes={detail.onlyFor} />
          <div className="mt-4 max-w-reading">
            <ProgressBar percent={detail.progressCount} label={fill(progressOf, { title: detail.topic })} />
          </div>
          <CourseNext detail={detail} topicId={topicId} next={next} />
        </div>
        <KolamProgress
          id={topicId}
          percent={detail.progressCount}
          className="order-first ml-auto size-20 phone:order-none phone:ml-0 phone:size-28"
        />
      </header>
      {detail.subtopics.length === 0 && <EmptyState title={emptyTopic} />}
      {detail.subtopics.length > 0 && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <search className="flex w-full max-w-form">
            <SearchField
              label={search.label}
              value={words}
              maxLength={limits.searchCharsMax}
              onChange={(q) => setParameters(q ? { q } : {}, { replace: true })}
            />
          </search>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
            {detail.concepts !== undefined && (
              <TextLink to={conceptsPath(topicId)} className="flex min-h-11 items-center">
                {texts.mastery.map.title}
              </TextLink>
            )}
            {detail.concepts !== undefined && (
              <TextLink to={placementPath(topicId)} className="flex min-h-11 items-center">
                {texts.mastery.placement.title}
              </TextLink>
            )}
            {detail.terms !== undefined && (
              <TextLink to={glossaryPath(topicId)} className="flex min-h-11 items-center">
                {texts.syllabus.glossary.title}
              </TextLink>
            )}
            <SquaresLegend />
          </div>
        </div>
      )}
      {words.trim() ? (
        <TopicHits topicId={topicId} words={words.trim()} />
      ) : (
        <Subtopics detail={detail} topicId={topicId} nextId={next?.item.assetId} onLocked={setLocked} />
      )}
      {locked && <LockedModule subtopic={locked} onClose={() => setLocked(undefined)} />}
    </>
  );
}

type SubtopicsProps = {
  readonly detail: TopicDetail;
  readonly topicId: string;
  readonly nextId: string | undefined;
  readonly onLocked: (subtopic: LockedCard) => void;
};

function Subtopics({ detail, topicId, nextId, onLocked }: SubtopicsProps) {
  return (
    <ol className="grid grid-cols-1 gap-5 phone:grid-cols-2 wide:grid-cols-3">
      {detail.subtopics.map((subtopic, index) => (
        <li key={subtopic.subtopicId}>
          <SubtopicCard
            subtopic={subtopic}
            number={index + 1}
            topicId={topicId}
            nextId={nextId}
            onLocked={() => onLocked(subtopic)}
          />
        </li>
      ))}
    </ol>
  );
}

function TopicSkeleton() {
  return (
    <>
      <div className="mb-8 flex gap-7">
        <Skeleton className="size-28" />
        <Skeleton className="h-20 grow" />
      </div>
      <CardsSkeleton />
    </>
  );
}
