import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { SimilarPair, SimilarSide } from '@abhyas/contract/similarity.staff';
import { languageAt } from '@abhyas/languages/index';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { CodeLines } from '../../../ui/code-lines.tsx';
import { formatMoment } from '../../../lib/dates.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { nameOf } from './similar.page.tsx';
import { similarPairQuery } from './similar.queries.ts';

const words = staffMessages.similarity;

/** Two programs beside each other, with what both have and when each was handed in. */
export function SimilarPairPage() {
  const { batchId = '', id = '', assetId = '', one = '', other = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(similarPairQuery({ id, assetId, one, other }));
  return (
    <Page
      title={query.data ? titleOf(query.data) : words.title}
      lead={words.hint}
      onBack={() => void navigate(`/admin/classes/${batchId}/assignments/${id}/similar/${assetId}`)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={12} />}>
        {(pair) => (
          <>
            <p className="mb-4 text-small text-soft">{words.marked}</p>
            <div className="grid gap-6 learn:grid-cols-2">
              <Side side={pair.one} />
              <Side side={pair.other} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

const titleOf = ({ title, one, other }: SimilarPair): string =>
  fill(words.pairTitle, { title, one: one.name, other: other.name });

function Side({ side }: { readonly side: SimilarSide }) {
  const { language, submittedAt, submissions } = side;
  return (
    <section className="min-w-0">
      <h2 className="text-h3">{nameOf(side)}</h2>
      <p className="mb-3 text-small text-soft">
        {languageAt(language).name} · {formatMoment(submittedAt)}
      </p>
      <CodeLines
        label={fill(words.listing, { name: side.name })}
        code={side.code}
        marked={new Set(side.lines)}
        markedAs={words.alike}
      />
      <h3 className="mt-4 mb-1 font-[600]">{words.handedIn}</h3>
      <ol className="text-small">
        {submissions.map(({ id, submittedAt: at, passed, total }) => (
          <li key={id} className="flex justify-between gap-4 border-t border-line py-1 tabular-nums">
            <span>{formatMoment(at)}</span>
            <span className="text-soft">{fill(words.attempt, { passed, total })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
