import type { TestReport } from '@abhyas/contract/running';

import { texts } from '../../../../lib/texts.ts';
import { DataSetTables } from './data-set.tsx';
import { RowsBeside } from './rows-beside.tsx';

type Props = {
  readonly test: TestReport;
  /** Where it stands: above all tests, with its name, or behind its line in their list. */
  readonly place: 'above' | 'list';
  /** Its rows stand above the list already. */
  readonly toldAbove?: boolean;
};

/** A test of an SQL task: what statements gave on its data set, and the tables that they worked on. */
export function RowsOfTest({ test, place, toldAbove = false }: Props) {
  const { name, verdict, input = '', expected = '', actual = '' } = test;
  const hasRun = verdict === 'accepted' || verdict === 'wrong-answer';
  return (
    <div className="@container space-y-3">
      {place === 'above' && <h3 className="text-small font-medium">{name}</h3>}
      {hasRun && !toldAbove && <RowsBeside expected={expected} actual={actual} />}
      <details>
        <summary className="min-h-9 cursor-pointer py-1.5 text-small text-link touch:min-h-11">
          {texts.running.rows.tables}
        </summary>
        <DataSetTables script={input} />
      </details>
    </div>
  );
}
