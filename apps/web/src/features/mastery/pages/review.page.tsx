import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { randomUuid } from '../../../lib/random-uuid.ts';
import { texts } from '../../../lib/texts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { moreReviewQuery, reviewQuery } from '../../learning/review.queries.ts';
import { ReviewSession } from '../components/review-session.tsx';

/** /review (MASTERY-4): the exercises on what is about to be forgotten, one after another. */
export function ReviewPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [round, setRound] = useState(() => ({ id: randomUuid(), more: false }));
  const query = useQuery({ ...(round.more ? moreReviewQuery : reviewQuery), refetchOnWindowFocus: false });
  return (
    <Page
      title={texts.learning.dashboard.review.title}
      width="reading"
      onBack={() => void navigate('/dashboard')}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(session) => (
          <ReviewSession
            key={round.id}
            session={session}
            round={round.id}
            onMore={() => {
              client.removeQueries({ queryKey: moreReviewQuery.queryKey });
              setRound({ id: randomUuid(), more: true });
            }}
          />
        )}
      </Loaded>
    </Page>
  );
}
