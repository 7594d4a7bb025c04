import type { Progress } from '@abhyas/contract/learning-progress';
import type { Problems } from '@abhyas/contract/practice';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { heldFor, Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardsSkeleton, Skeleton } from '../../../ui/skeleton.tsx';
import { progressQuery } from '../../learning/learning.queries.ts';
import { ProblemFilters } from '../components/problem-filters.tsx';
import { ProblemList } from '../components/problem-list.tsx';
import { PractiseHero } from '../components/practise-hero.tsx';
import { chosenProblems, countsOf, listProblems, nextFor } from '../problem-list.rules.ts';
import { meantSearch } from '../problem-search.rules.ts';
import { problemsQuery } from '../practice.queries.ts';
import { useProblemChoice } from '../use-problem-choice.ts';

/** /practise (PRACTICE-2): the list of problems. */
export function PractisePage() {
  const navigate = useNavigate();
  const problems = useQuery(problemsQuery);
  const progress = useQuery(progressQuery);
  return (
    <Page title={texts.practice.title} onBack={() => void navigate('/dashboard')}>
      <Loaded query={heldFor(progress, problems)} skeleton={<ListSkeleton />}>
        {(data) => <Practise data={data} progress={progress.data} />}
      </Loaded>
    </Page>
  );
}

type Props = { readonly data: Problems; readonly progress: Progress | undefined };

function Practise({ data, progress }: Props) {
  const { choice, choose, search, endSearch } = useProblemChoice(data.tags);
  const all = useMemo(() => listProblems(data), [data]);
  // The field shows each key at once; thousands of problems may follow a moment later.
  const deferred = useDeferredValue(choice);
  const settled = useMemo(
    () => ({ ...deferred, search: meantSearch(all, deferred.search) }),
    [all, deferred],
  );
  const shown = useMemo(() => chosenProblems(all, settled), [all, settled]);
  const counts = useMemo(() => countsOf(all, settled, data.tags), [all, settled, data.tags]);
  const next = useMemo(() => nextFor(all), [all]);
  return (
    <>
      <PractiseHero all={all} next={next} progress={progress} />
      <div className="practise:grid practise:grid-cols-[16rem_minmax(0,1fr)] practise:gap-8">
        <ProblemFilters
          choice={choice}
          onChoose={choose}
          onSearch={search}
          onSearchEnd={endSearch}
          tags={data.tags}
          counts={counts}
          shownCount={shown.length}
          all={all}
        />
        <ProblemList problems={shown} onClear={() => choose({ tags: [], search: '' })} />
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <>
      <Skeleton className="mb-8 h-29 rounded-card!" />
      <CardsSkeleton />
    </>
  );
}
