import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { PlacementTest } from '../components/placement-test.tsx';
import { placementQuery } from '../mastery.queries.ts';

/** /learn/{topicId}/placement (MASTERY-7): what of a course is known already. */
export function PlacementPage() {
  const { topicId = '' } = useParams();
  const navigate = useNavigate();
  // What is asked stays until it is answered.
  const query = useQuery({ ...placementQuery(topicId), refetchOnWindowFocus: false });
  return (
    <Page
      title={texts.mastery.placement.title}
      lead={query.data?.title}
      width="reading"
      onBack={() => void navigate(`/learn/${encodeURIComponent(topicId)}`)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(placement) => <PlacementTest key={topicId} topicId={topicId} placement={placement} />}
      </Loaded>
    </Page>
  );
}
