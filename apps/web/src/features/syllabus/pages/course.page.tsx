import type { Syllabus, SyllabusModule } from '@abhyas/contract/syllabus';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink, TextLink } from '../../../ui/button-link.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardsSkeleton } from '../../../ui/skeleton.tsx';
import { ItemSquares, SquaresLegend } from '../../learning/components/item-squares.tsx';
import { ModuleHead } from '../../learning/components/module-head.tsx';
import { countsText } from '../../learning/components/subtopic-card.tsx';
import { KeepWork } from '../components/keep-work.tsx';
import { syllabusQuery } from '../syllabus.queries.ts';
import { coursePath, firstItemPath } from '../syllabus.rules.ts';

/** /courses/{topicId} (LEARNING-62): the whole path of a course, and its first module to be opened, without an account. */
export function CoursePage() {
  const { topicId = '' } = useParams();
  const query = useQuery(syllabusQuery(topicId));
  return (
    <Page title={query.data?.title ?? texts.learning.learn.title}>
      <Loaded query={query} skeleton={<CardsSkeleton />}>
        {(syllabus) =>
          syllabus.movedTo === undefined ? (
            <Course syllabus={syllabus} topicId={topicId} />
          ) : (
            <Navigate replace to={coursePath(syllabus.movedTo)} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Course({ syllabus, topicId }: { readonly syllabus: Syllabus; readonly topicId: string }) {
  const { desc, img, modules, firstModule } = syllabus;
  const first = modules.find(({ subtopicId }) => subtopicId === firstModule);
  const next = first?.items?.find(({ owned }) => owned);
  const words = texts.syllabus;
  return (
    <>
      <header className="mb-7 flex flex-wrap items-center gap-x-7 gap-y-5">
        <img src={img} alt="" width={200} height={120} className="h-24 object-contain phone:h-30" />
        <div className="min-w-0 grow basis-72">
          <p className="max-w-reading text-reading text-soft">{desc}</p>
          {next && (
            <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
              <ButtonLink to={firstItemPath(topicId, next.assetId)} variant="primary">
                {texts.learning.path.start}
              </ButtonLink>
              <p className="text-soft">{words.withoutAccount}</p>
            </div>
          )}
        </div>
      </header>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <SquaresLegend />
        {syllabus.terms !== undefined && (
          <TextLink to={`${coursePath(topicId)}/glossary`} className="flex min-h-11 items-center">
            {words.glossary.title}
          </TextLink>
        )}
      </div>
      <ol className="grid grid-cols-1 gap-5 phone:grid-cols-2 wide:grid-cols-3">
        {modules.map((module, index) => (
          <li key={module.subtopicId}>
            <Module
              module={module}
              number={index + 1}
              topicId={topicId}
              open={module.subtopicId === firstModule}
              nextId={next?.assetId}
            />
          </li>
        ))}
      </ol>
      <KeepWork next={`/learn/${encodeURIComponent(topicId)}`} text={words.wholeCourse} />
      <p className="mt-6">
        <TextLink to={`/login?next=${encodeURIComponent(`/learn/${topicId}`)}`}>{words.haveAccount}</TextLink>
      </p>
    </>
  );
}

type ModuleProps = {
  readonly module: SyllabusModule;
  readonly number: number;
  readonly topicId: string;
  /** A visitor may open its free items. */
  readonly open: boolean;
  readonly nextId: string | undefined;
};

function Module({ module, number, topicId, open, nextId }: ModuleProps) {
  const { title, desc, items, rollout } = module;
  return (
    <article className={`${cardClass} flex h-full flex-col`}>
      <ModuleHead number={number}>{title}</ModuleHead>
      {desc && <p className="mt-1 text-soft">{desc}</p>}
      <p className="mt-3 text-small text-soft">{countsText(module)}</p>
      {items && (
        <ItemSquares
          title={title}
          items={items}
          nextId={nextId}
          to={({ assetId, owned }) => (open && owned ? firstItemPath(topicId, assetId) : null)}
        />
      )}
      {!rollout && <p className="mt-3 text-small text-soft">{texts.learning.rollout.text}</p>}
    </article>
  );
}
