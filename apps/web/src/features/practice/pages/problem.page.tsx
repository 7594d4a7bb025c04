import type { Problem } from '@abhyas/contract/practice';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

import { Skeleton, TextSkeleton } from '../../../ui/skeleton.tsx';
import { cameFrom, usePreviousPage } from '../../../ui/use-previous-page.ts';
import { WorkPage } from '../../../ui/work-page.tsx';
import { assignmentPath } from '../../assignments/assignments.rules.ts';
import { CountsFor } from '../../assignments/components/counts-for.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Workspace } from '../components/workspace.tsx';
import { heldTextsQuery, problemQuery, recordVisit } from '../practice.queries.ts';
import { backFrom, FROM_COURSE, inModule } from '../workspace.rules.ts';

const OwnCode = lazyPart(async () => (await import('../components/own-code.tsx')).OwnCode);

/** /practise/{from}/{assetId} (PRACTICE-10). */
export function ProblemPage() {
  const { from = '', assetId = '' } = useParams();
  const [search] = useSearchParams();
  const module = search.get('in');
  const navigate = useNavigate();
  const previous = usePreviousPage('/practise');
  const problem = useQuery({
    ...problemQuery(assetId),
    select: useCallback((data: Problem) => inModule(data, module), [module]),
  });
  const back = () => {
    const given = search.get('assignment');
    const to = given ? assignmentPath(given) : backFrom(from, problem.data, search.get('sheet'));
    // The list is found where it was left.
    if (to === null || cameFrom(to)) previous();
    else void navigate(to);
  };
  return (
    <WorkPage title={problem.data?.title ?? texts.practice.title} onBack={back}>
      <CountsFor assetId={assetId} />
      <Loaded query={problem} skeleton={<WorkspaceSkeleton />}>
        {(data) => <OpenProblem key={assetId} problem={data} from={from} />}
      </Loaded>
    </WorkPage>
  );
}

function OpenProblem({ problem, from }: { readonly problem: Problem; readonly from: string }) {
  const user = useUser();
  const { assetId } = problem;
  const held = useQuery({ ...heldTextsQuery(user?._id ?? '', assetId), enabled: user !== null });
  useEffect(() => {
    recordVisit(problem, from);
    // The id names the visit: a problem that is loaded again is no new visit.
    // eslint-disable-next-line react/exhaustive-deps
  }, [assetId]);
  if (!problem.assetData || !user) {
    return (
      <div className="min-h-0 grow overflow-y-auto px-4">
        <EmptyState
          title={texts.learning.premium.title}
          action={
            <ButtonLink to="/payment" variant="primary">
              {texts.learning.premium.manage}
            </ButtonLink>
          }
        >
          {texts.practice.workspace.premium}
        </EmptyState>
        {problem.ownCode && <OwnCode code={problem.ownCode} />}
      </div>
    );
  }
  if (!held.data) return <WorkspaceSkeleton />;
  return (
    <Workspace
      problem={problem}
      data={problem.assetData}
      accountId={user._id}
      held={held.data}
      fromCourse={from === FROM_COURSE}
    />
  );
}

function WorkspaceSkeleton() {
  return (
    <div className="grid min-h-0 grow gap-4 p-3 wide:grid-cols-[38fr_62fr]">
      <TextSkeleton lines={8} />
      <Skeleton className="h-full rounded-card! max-wide:hidden" />
    </div>
  );
}
