import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';

import { examTexts } from '../exam-texts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { WorkPage } from '../../../ui/work-page.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { ExamDesk } from '../components/exam-desk.tsx';
import { deskQuery } from '../exams.queries.ts';

/** /exams/{id}/desk: the exam itself (EXAMS-17). */
export function DeskPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const accountId = useUser()?._id ?? '';
  const query = useQuery(deskQuery({ accountId, id }));
  const room = `/exams/${id}`;
  return (
    <WorkPage title={query.data?.exam.title ?? examTexts().title} onBack={() => void navigate(room)}>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ exam, packet }) =>
          packet && exam.endsAt !== undefined ? (
            <ExamDesk exam={exam} endsAt={exam.endsAt} packet={packet} accountId={accountId} />
          ) : (
            <Navigate to={room} replace />
          )
        }
      </Loaded>
    </WorkPage>
  );
}
