import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Comments } from '../../comments/components/discussion.tsx';
import { Editorial } from '../components/editorial.tsx';
import { editorialQuery } from '../editorial.queries.ts';

/** /practise/{from}/{assetId}/editorial (PRACTICE-62): how a problem is solved, and what others say of it. */
export function EditorialPage() {
  const { from = '', assetId = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data } = useQuery(editorialQuery(assetId));
  const toProblem = `/practise/${encodeURIComponent(from)}/${encodeURIComponent(assetId)}${search}`;
  const words = texts.practice.editorial;
  return (
    <Page
      title={data ? fill(words.of, { problem: data.title }) : words.title}
      onBack={() => void navigate(toProblem)}
      action={<ButtonLink to={toProblem}>{words.toProblem}</ButtonLink>}
    >
      <Editorial assetId={assetId} />
      {data?.state === 'open' && (
        <section aria-labelledby="discussion" className="mt-10 max-w-reading">
          <h2 id="discussion" className="mb-4 text-h3">
            {words.discussion}
          </h2>
          <Comments assetId={assetId} solved />
        </section>
      )}
    </Page>
  );
}
