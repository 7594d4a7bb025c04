import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { heldFor, Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardsSkeleton } from '../../../ui/skeleton.tsx';
import { ContinueCard } from '../components/continue-card.tsx';
import { TopicCard } from '../components/topic-card.tsx';
import { catalogueQuery, progressQuery } from '../learning.queries.ts';

/** /learn (LEARNING-2): all courses, and the way back into the last one. */
export function LearnPage() {
  const words = texts.learning.learn;
  const navigate = useNavigate();
  const schema = useQuery(catalogueQuery);
  const progress = useQuery(progressQuery);
  return (
    <Page title={words.title} onBack={() => void navigate('/dashboard')}>
      <Loaded query={heldFor(progress, schema)} skeleton={<CardsSkeleton />}>
        {({ topics }) => (
          <>
            {progress.data?.learnLink && (
              <div className="mb-7">
                <ContinueCard
                  title={words.continueTitle}
                  link={progress.data.learnLink}
                  meta={progress.data.metaLearn}
                />
              </div>
            )}
            {topics.length === 0 ? (
              <EmptyState title={words.empty} />
            ) : (
              <ul className="grid grid-cols-1 gap-5 phone:grid-cols-2 wide:grid-cols-3">
                {topics.map((topic) => (
                  <li key={topic.topicId}>
                    <TopicCard topic={topic} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
