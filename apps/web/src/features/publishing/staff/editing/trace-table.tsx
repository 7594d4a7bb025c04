import { tracedProgram } from '@abhyas/content/forms/exercise-block';
import type { ExerciseForm } from '@abhyas/content/forms/exercise-contents';
import { idsTyped } from '@abhyas/content/forms/fields';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { recordTables } from '@abhyas/contract/publishing-editors.staff';
import { useMutation } from '@tanstack/react-query';
import Footprints from 'lucide-react/icons/footprints';

import { call } from '../../../../lib/api-client.ts';
import { cx } from '../../../../lib/classes.ts';
import { faultText } from '../../../../staff/fault-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FaultNote } from './parts.tsx';

const words = staffMessages.editors.exercise;

const ID = 'trace';
/** As many rows as the learner sees when the field is empty. */
const USUALLY_GIVEN = 1;

/** The table of the program as it is typed now, once it was recorded. */
function useTable(exercises: string) {
  const {
    data,
    error,
    isPending,
    mutate,
    variables: asked,
  } = useMutation({
    mutationFn: (text: string) => call(recordTables, { body: { exercises: text, traces: '' } }),
  });
  const answer = asked === exercises ? data : undefined;
  const faults = (answer?.faults ?? []).map((fault) => fault.replace(`${ID}: `, ''));
  return {
    record: () => mutate(exercises),
    isPending,
    rows: answer?.rows[ID],
    /** There is a table, but of another program. */
    isOld: data !== undefined && answer === undefined && !isPending,
    said: error ? faultText(error) : faults.join('\n') || undefined,
  };
}

/** Runs the program of a trace step by step and shows the table that learners will fill in. It cannot be typed. */
export function TraceTable({ form }: { readonly form: ExerciseForm }) {
  const { variables = '', given = '' } = form.fields;
  const { record, isPending, rows, isOld, said } = useTable(
    tracedProgram(ID, { ...form, fields: { ...form.fields, given: '' } }),
  );
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          icon={<Footprints size={16} aria-hidden="true" />}
          busy={isPending}
          onClick={record}
        >
          {words.recordTable}
        </Button>
        <output className="text-small text-soft">
          {rows && fill(words.tableRecorded, { count: rows.length })}
          {isOld && words.tableChanged}
        </output>
      </div>
      <FaultNote text={said} />
      {rows && <Table columns={idsTyped(variables)} rows={rows} given={givenIn(given)} />}
    </div>
  );
}

const givenIn = (typed: string): number => (typed.trim() === '' ? USUALLY_GIVEN : Number(typed));

type TableProps = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly given: number;
};

const CELL = 'border border-line px-2.5 py-1 text-left';

function Table({ columns, rows, given }: TableProps) {
  return (
    <div className="overflow-x-auto">
      <p className="mb-1.5 text-small text-soft">{words.tableCaption}</p>
      <table aria-label={words.tableName} className="border-collapse font-code text-small">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={CELL}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column} className={cx(CELL, at >= given && 'bg-note-soft font-[640] text-note')}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
