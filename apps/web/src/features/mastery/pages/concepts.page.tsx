import type { ConceptMap } from '@abhyas/contract/mastery';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { placementPath } from '../../learning/learning.rules.ts';
import { ConceptGroup } from '../components/concept-group.tsx';
import { conceptMapQuery } from '../mastery.queries.ts';
import { GROUPS, inGroups } from '../mastery.rules.ts';

/** /learn/{topicId}/concepts (MASTERY-1): what the learner knows of a course, and how that is known. */
export function ConceptsPage() {
  const { topicId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(conceptMapQuery(topicId));
  const { map } = texts.mastery;
  return (
    <Page
      title={map.title}
      lead={query.data?.title}
      width="reading"
      action={
        query.data &&
        query.data.concepts.length > 0 && (
          <ButtonLink to={placementPath(topicId)}>{texts.mastery.placement.title}</ButtonLink>
        )
      }
      onBack={() => void navigate(`/learn/${encodeURIComponent(topicId)}`)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(found) => <Groups map={found} />}
      </Loaded>
    </Page>
  );
}

function Groups({ map: { concepts } }: { readonly map: ConceptMap }) {
  const { map } = texts.mastery;
  const groups = inGroups(concepts);
  if (concepts.length === 0) return <EmptyState title={map.empty} />;
  return GROUPS.filter((group) => groups[group].length > 0).map((group) => (
    <ConceptGroup key={group} group={group} concepts={groups[group]} course={concepts} />
  ));
}
