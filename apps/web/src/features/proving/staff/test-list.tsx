import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ProofMatrix } from '@abhyas/contract/proving.staff';

import { Badge } from '../../../ui/badge.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';

const { matrix: words } = staffMessages.proving;

type Test = ProofMatrix['tests'][number] & { readonly number: number };

/** The tests by the numbers that are above the matrix. */
export function TestList({ tests }: Pick<ProofMatrix, 'tests'>) {
  const rows = tests.map((test, index) => ({ ...test, number: index + 1 }));
  return <DataTable caption={words.testList} columns={COLUMNS} rows={rows} rowKey={({ number }) => number} />;
}

const COLUMNS: readonly Column<Test>[] = [
  { id: 'number', title: words.testNumber, cell: ({ number }) => number },
  {
    id: 'name',
    title: words.testName,
    cell: ({ name, hidden }) => (
      <>
        <code>{name}</code> {hidden && <Badge>{words.hidden}</Badge>}
      </>
    ),
  },
  { id: 'category', title: words.testCategory, cell: ({ category }) => category },
];
