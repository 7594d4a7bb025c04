import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';

import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { WorkPage } from '../../../ui/work-page.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { MockWorkspace } from '../components/mock-workspace.tsx';
import { mockTexts } from '../mock-texts.ts';
import { paperQuery } from '../mocks.queries.ts';
import { mockPath, reportPath } from '../mocks.rules.ts';

/** /mocks/{attemptId}/desk: a test while it is sat. */
export function MockWorkspacePage() {
  const { id: attemptId = '' } = useParams();
  const navigate = useNavigate();
  const accountId = useUser()?._id ?? '';
  const query = useQuery(paperQuery(attemptId));
  const mockId = query.data?.mockId ?? '';
  const report = reportPath(mockId, attemptId);
  return (
    <WorkPage title={query.data?.title ?? mockTexts().back} onBack={() => void navigate(mockPath(mockId))}>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(paper) =>
          paper.isOver ? (
            <Navigate to={report} replace />
          ) : (
            <MockWorkspace
              key={attemptId}
              attemptId={attemptId}
              accountId={accountId}
              paper={paper}
              onOver={() => void navigate(report, { replace: true })}
            />
          )
        }
      </Loaded>
    </WorkPage>
  );
}
