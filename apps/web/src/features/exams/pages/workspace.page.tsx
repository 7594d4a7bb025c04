import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';

import { examTexts } from '../exam-texts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { WorkPage } from '../../../ui/work-page.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { ExamWorkspace } from '../components/exam-workspace.tsx';
import { workspaceQuery } from '../exams.queries.ts';

/** /exams/{id}/desk: the exam itself (EXAMS-17). */
export function WorkspacePage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const accountId = useUser()?._id ?? '';
  const query = useQuery(workspaceQuery({ accountId, id }));
  const overview = `/exams/${id}`;
  return (
    <WorkPage title={query.data?.exam.title ?? examTexts().title} onBack={() => void navigate(overview)}>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ exam, packet }) =>
          packet && exam.endsAt !== undefined ? (
            <ExamWorkspace exam={exam} endsAt={exam.endsAt} packet={packet} accountId={accountId} />
          ) : (
            <Navigate to={overview} replace />
          )
        }
      </Loaded>
    </WorkPage>
  );
}
