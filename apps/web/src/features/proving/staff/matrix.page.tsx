import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ProofMatrix, ProofRow } from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { MutationTests } from './mutation-tests.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { matrixQuery, useStartVerification, verificationQuery } from './proving.queries.ts';
import { languageNames } from './proving.rules.ts';
import { TestList } from './test-list.tsx';

const words = staffMessages.proving;

/** One problem of a verification: each solution on each test, what is wrong, and what to do about it. */
export function MatrixPage() {
  const { id = '', assetId = '' } = useParams();
  const verification = useQuery(verificationQuery(id));
  const query = useQuery(matrixQuery(id, assetId, verification.data?.state === 'running'));
  const navigate = useNavigate();
  const start = useStartVerification((next) => void navigate(`/admin/content/proof/${next}/${assetId}`));
  const draftId = verification.data?.draftId;
  return (
    <Page
      title={query.data?.title ?? words.title}
      lead={draftId === undefined ? words.ofShown : words.ofDraft}
      onBack={() => void navigate(`/admin/content/proof/${id}`)}
      action={
        <Button
          busy={start.isPending}
          onClick={() =>
            start.mutate({
              scope: { kind: 'problem', id: assetId },
              mutants: true,
              ...(draftId !== undefined && { draftId }),
            })
          }
        >
          {words.start}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {(matrix) => <Matrix matrix={matrix} />}
      </Loaded>
    </Page>
  );
}

function Matrix({ matrix }: { readonly matrix: ProofMatrix }) {
  const { rows, unproved, hunts, tests } = matrix;
  const { references, referencesLead, wrong, wrongLead, wrongNone, starters, startersLead } = words.matrix;
  const of = (kind: ProofRow['kind']) => rows.filter((row) => row.kind === kind);
  return (
    <div className="space-y-10">
      <Part title={references} lead={referencesLead}>
        {unproved.length > 0 && (
          <p className="mb-3 max-w-reading text-warn">
            {matrix.unsolved
              ? words.matrix.unsolved
              : fill(words.matrix.unproved, { languages: languageNames(unproved) })}
          </p>
        )}
        {of('reference').length > 0 && (
          <MatrixTable title={references} rows={of('reference')} tests={tests} />
        )}
      </Part>
      <Part title={wrong} lead={wrongLead}>
        {of('wrong').length === 0 ? (
          <p className="text-soft">{wrongNone}</p>
        ) : (
          <MatrixTable title={wrong} rows={of('wrong')} tests={tests} />
        )}
      </Part>
      <Part title={starters} lead={startersLead}>
        <MatrixTable title={starters} rows={of('starter')} tests={tests.slice(0, 1)} />
      </Part>
      {hunts.length > 0 && (
        <Part title={words.hunts.title} lead={words.hunts.lead}>
          <MutationTests hunts={hunts} />
          {matrix.unmutated.length > 0 && (
            <p className="mt-3 max-w-reading text-warn">
              {fill(words.hunts.notTried, { languages: languageNames(matrix.unmutated) })}
            </p>
          )}
        </Part>
      )}
      <Part title={words.matrix.testList}>
        <TestList tests={tests} />
      </Part>
    </div>
  );
}

type PartProps = { readonly title: string; readonly lead?: string; readonly children: React.ReactNode };

function Part({ title, lead, children }: PartProps) {
  return (
    <section>
      <h2 className="text-h3 font-[640]">{title}</h2>
      {lead !== undefined && <p className="mb-3 max-w-reading text-soft">{lead}</p>}
      {children}
    </section>
  );
}
