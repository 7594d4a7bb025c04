import { fill } from '@abhyas/contract/fill';
import { compareRows, type TableComparison } from '@abhyas/languages/sql/compare-rows';
import { type Plan, readRowOutput, type RowTable as Rows } from '@abhyas/languages/sql/rows';
import { useMemo } from 'react';

import { texts } from '../../../../lib/texts.ts';
import { PlainSentence } from '../plain-sentence.tsx';
import { RowTable } from './row-table.tsx';
import { wordsOfFault } from './rows.rules.ts';

type Props = {
  readonly expected: string;
  readonly actual: string;
};

/** The rows that statements gave beside the expected ones, and in a sentence what is wrong with them. */
export function RowsBeside({ expected, actual }: Props) {
  const { given, faults, tables, extra } = useMemo(() => compared(expected, actual), [expected, actual]);
  const [first, second] = faults;
  return (
    <div className="@container space-y-3" data-testid="rows-beside">
      {first && (
        <PlainSentence
          testId="rows-fault"
          line={null}
          text={[first, second].flatMap((fault) => (fault ? [wordsOfFault(fault)] : [])).join(' ')}
        />
      )}
      {tables.map((comparison, index) => (
        <Beside key={index} comparison={comparison} hasFaults={faults.length > 0} />
      ))}
      {extra.map((table) => (
        <RowTable
          key={table.table}
          title={titleOf(table, texts.running.rows.yours)}
          columns={table.columns}
          rows={table.rows}
        />
      ))}
      {given.plans.map((plan, index) => (
        <PlanSteps key={index} plan={plan} />
      ))}
    </div>
  );
}

function compared(expected: string, actual: string) {
  const [wanted, given] = [readRowOutput(expected), readRowOutput(actual)];
  const comparison = compareRows(wanted, given);
  const shown = new Set(comparison.tables.map((each) => each.actual));
  return { ...comparison, given, extra: given.changed.filter((table) => !shown.has(table)) };
}

const titleOf = ({ table }: Rows, side: string): string =>
  table === null ? side : `${side}: ${fill(texts.running.rows.after, { table })}`;

type BesideProps = { readonly comparison: TableComparison; readonly hasFaults: boolean };

function Beside({ comparison: { expected, actual, difference }, hasFaults }: BesideProps) {
  const words = texts.running.rows;
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      <RowTable
        title={titleOf(expected, words.expected)}
        columns={expected.columns}
        rows={expected.rows}
        {...(hasFaults && { marks: difference.missing.map((missing) => (missing ? 'missing' : 'same')) })}
      />
      {actual ? (
        <RowTable
          title={titleOf(actual, words.yours)}
          columns={actual.columns}
          rows={actual.rows}
          {...(hasFaults && { marks: difference.marks })}
          note={actual.isCut ? words.cut : undefined}
        />
      ) : (
        <p className="text-soft">{words.nothing}</p>
      )}
    </div>
  );
}

/** How SQLite finds the rows, step by step. */
function PlanSteps({ plan }: { readonly plan: Plan }) {
  return (
    <section>
      <h4 className="mb-1 text-small font-medium text-soft">{texts.running.rows.plan}</h4>
      <ol className="rounded-small border border-line bg-sunken p-2.5 font-code text-small">
        {plan.map(([depth, step], index) => (
          <li key={index} style={{ paddingInlineStart: `${depth * 1.5}em` }}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
