import { type DataColumn, readDataSet } from '@abhyas/languages/sql/data-set';
import { useMemo } from 'react';

import { texts } from '../../../../lib/texts.ts';
import { RowTable } from './row-table.tsx';

/** The tables of a data set with their keys; what cannot be read of a script of one's own is left out. */
export function DataSetTables({ script }: { readonly script: string }) {
  const { tables } = useMemo(() => readDataSet(script), [script]);
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      {tables.map(({ name, columns, rows }) => (
        <RowTable
          key={name}
          title={name}
          columns={columns.map((column) => (
            <Head key={column.name} column={column} />
          ))}
          rows={rows}
        />
      ))}
    </div>
  );
}

function Head({ column: { name, type, isKey, references } }: { readonly column: DataColumn }) {
  const notes = [type, isKey && texts.running.rows.key, references !== null && `→ ${references}`];
  return (
    <>
      {name}
      <span className="block text-[0.8em] font-normal text-soft">{notes.filter(Boolean).join(' · ')}</span>
    </>
  );
}
