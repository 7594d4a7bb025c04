import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { SimilarityOfItem, SimilarProgram } from '@abhyas/contract/similarity.staff';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { similarQuery } from './similar.queries.ts';

const words = staffMessages.similarity;

/** Which programs of an item are alike: a hint, never a verdict (ASSIGNMENTS-47). */
export function SimilarPage() {
  const { batchId = '', id = '', assetId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(similarQuery({ id, assetId }));
  const assignment = `/admin/classes/${batchId}/assignments/${id}`;
  return (
    <Page title={words.title} lead={words.hint} onBack={() => void navigate(assignment)}>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(similarity) => (
          <>
            <SelectField
              label={words.item}
              value={assetId}
              options={similarity.items.map((item) => ({ value: item.assetId, name: item.title }))}
              onChange={(next) => void navigate(`${assignment}/similar/${next}`, { replace: true })}
              className="mb-5 max-w-sm"
            />
            <Pairs similarity={similarity} address={`${assignment}/similar/${assetId}`} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

type PairsProps = { readonly similarity: SimilarityOfItem; readonly address: string };

function Pairs({ similarity: { pairs, compared, elsewhere, short }, address }: PairsProps) {
  return (
    <>
      <p className="mb-5 max-w-reading text-small text-soft">
        {fill(words.compared, { compared, elsewhere })} {short > 0 && fill(words.short, { short })}{' '}
        {words.how}
      </p>
      {pairs.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <DataTable
          caption={words.title}
          columns={columnsOf(address)}
          rows={pairs}
          rowKey={({ one, other }) => `${one.submissionId} ${other.submissionId}`}
        />
      )}
    </>
  );
}

type Pair = SimilarityOfItem['pairs'][number];

function columnsOf(address: string): readonly Column<Pair>[] {
  return [
    {
      id: 'one',
      title: words.columns.one,
      cell: ({ one, other }) => (
        <TextLink to={`${address}/${one.submissionId}/${other.submissionId}`} className="font-medium">
          {nameOf(one)}
        </TextLink>
      ),
    },
    { id: 'other', title: words.columns.other, cell: ({ other }) => nameOf(other) },
    {
      id: 'percent',
      title: words.columns.percent,
      numeric: true,
      cell: ({ percent }) => fill(words.percent, { percent }),
    },
    { id: 'lines', title: words.columns.lines, numeric: true, cell: ({ lines }) => lines },
  ];
}

/** With the roll number, and with the class when it is another one. */
export function nameOf({ name, rollNumber, batch }: SimilarProgram): string {
  const known = rollNumber === '' ? name : `${rollNumber} ${name}`;
  return batch === undefined ? known : fill(words.of, { name: known, batch });
}
