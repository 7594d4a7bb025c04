import type { Exam } from '@abhyas/contract/exams';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';

import { examTexts } from '../exam-texts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { ExamOver } from '../components/exam-over.tsx';
import { WaitingRoom } from '../components/waiting-room.tsx';
import { examQuery } from '../exams.queries.ts';
import { holdsKey } from '../packet.ts';

/** /exams/{id}: the waiting room, and the end. */
export function ExamPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const accountId = useUser()?._id ?? '';
  const query = useQuery(examQuery(id));
  const exam = query.data;
  const workspace = `/exams/${id}/desk`;
  if (exam && isAtWork(exam) && holdsKey({ accountId, id })) return <Navigate to={workspace} replace />;
  return (
    <Page
      title={exam?.title ?? examTexts().title}
      lead={exam?.batch}
      onBack={() => void navigate('/assignments')}
      width="reading"
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(known) =>
          known.state === 'over' ? (
            <ExamOver exam={known} accountId={accountId} />
          ) : (
            <WaitingRoom
              exam={known}
              accountId={accountId}
              onBegun={() => void navigate(workspace, { replace: true })}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

const isAtWork = ({ state, here }: Exam): boolean => state === 'sitting' && here === true;
