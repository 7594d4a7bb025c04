import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { readRowOutput } from '@abhyas/languages/sql/rows';
import { useMemo, type ReactNode } from 'react';

import { texts } from '../../../../lib/texts.ts';
import { RowTable } from '../../../running/components/sql/row-table.tsx';
import { useRightSolutions } from './made-answer.tsx';

const words = staffMessages.editors.problem;

type Props = {
  /** The answer of the test as its file has it; undefined: too long to be here. */
  readonly text: string | null | undefined;
  /** The field of that text. */
  readonly children: ReactNode;
};

/**
 * The rows that a data set's answer expects, as learners see them. The text that says so is below: where a right solution
 * can make it, nobody needs to type it.
 */
export function ExpectedRows({ text, children }: Props) {
  const { results, changed, dropped } = useMemo(() => readRowOutput(text ?? ''), [text]);
  const last = results.at(-1);
  const tables = [...(last ? [last] : []), ...changed];
  const hasSolution = useRightSolutions().length > 0;
  return (
    <section aria-label={words.rowsAnswer} className="space-y-3">
      {tables.map(({ table, columns, rows, isCut }, at) => (
        <RowTable
          key={at}
          title={
            table === null
              ? words.rowsAnswer
              : `${words.rowsAnswer}: ${fill(texts.running.rows.after, { table })}`
          }
          columns={columns}
          rows={rows}
          note={isCut ? words.rowsCut : undefined}
        />
      ))}
      {dropped.map((table) => (
        <p key={table}>{fill(words.rowsDropped, { table })}</p>
      ))}
      {tables.length + dropped.length === 0 && text !== undefined && (
        <p className="text-soft">{hasSolution ? words.rowsUnmade : words.rowsUntyped}</p>
      )}
      <details open={!hasSolution || text === undefined}>
        <summary className="min-h-9 cursor-pointer py-1.5 text-small text-link touch:min-h-11">
          {words.rowsText}
        </summary>
        {children}
      </details>
    </section>
  );
}
