import { CIRCUIT_FILE } from '@abhyas/content/forms/circuit-form';
import type { CircuitCheckForm, CircuitTaskForm } from '@abhyas/content/forms/circuit-task-form';
import {
  readTable,
  type Side,
  type SignalTable,
  withAllRows,
  withColumn,
  withoutColumn,
  withRow,
  writeTable,
} from '@abhyas/content/forms/signal-table';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { readCircuit } from '@abhyas/languages/circuit/tools/circuit';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { CatchesField } from './catches-field.tsx';
import { withAnswers } from './circuit-task.rules.ts';
import { RIGHT, useRightSolutions } from './made-answer.tsx';
import { FaultNote } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { SignalGrid } from './signal-grid.tsx';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';

const words = staffMessages.editors.circuitTask;

/** All rows of more inputs are more than a table may have. */
const MOST_INPUTS = 8;
const KINDS = (['table', 'trace'] as const).map((value) => ({ value, name: words.kinds[value] }));

type Props = {
  readonly form: CircuitTaskForm;
  readonly check: CircuitCheckForm;
  readonly at: number;
  readonly onChange: (part: Partial<CircuitCheckForm>) => void;
};

/** One check: its name, what it catches, and its truth table or timed trace. */
export function CircuitCheckFields({ form, check: { name, catches, kind, rows }, at, onChange }: Props) {
  const { remarks } = useEditing();
  const remark = (...path: string[]) => remarkAt(remarks, CIRCUIT_FILE, ['checks', at, ...path]);
  const table = readTable(rows);
  const put = (next: SignalTable): void => onChange({ rows: writeTable(next) });
  return (
    <>
      <TextField
        label={words.name}
        maxLength={120}
        value={name}
        error={remark('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <CatchesField catches={catches} ending=".circuit" onChange={(next) => onChange({ catches: next })} />
      <FaultNote text={remark('catches')} />
      <SelectField
        label={words.kind}
        value={kind}
        options={KINDS}
        onChange={(next) => onChange({ kind: next })}
      />
      <Columns form={form} table={table} onChange={put} />
      <SignalGrid label={fill(words.tableOf, { number: at + 1 })} table={table} onChange={put} />
      <p className="text-small text-soft">{words.gridHint}</p>
      <FaultNote text={remark()} />
      <div className="flex flex-wrap gap-3">
        <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => put(withRow(table))}>
          {words.addRow}
        </Button>
        {kind === 'table' && table.given.length <= MOST_INPUTS && (
          <Button size="small" onClick={() => put(withAllRows(table))}>
            {words.allRows}
          </Button>
        )}
        <MadeAnswers table={table} kind={kind} onMade={put} />
      </div>
    </>
  );
}

type ColumnsProps = {
  readonly form: CircuitTaskForm;
  readonly table: SignalTable;
  readonly onChange: (table: SignalTable) => void;
};

/** Which signals the table sets, and which it looks at. */
function Columns({ form: { inputs, clock, outputs }, table, onChange }: ColumnsProps) {
  const named: Readonly<Record<Side, readonly string[]>> = {
    given: [...inputs, ...(clock === '' ? [] : [clock])],
    expected: outputs,
  };
  return (['given', 'expected'] as const).map((side) => (
    <fieldset key={side}>
      <legend className="font-medium">{words.sides[side]}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[...new Set([...named[side], ...table[side]])].map((name) => (
          <CheckField
            key={name}
            quiet
            label={name}
            checked={table[side].includes(name)}
            onChange={(checked) =>
              onChange(checked ? withColumn(table, side, name) : withoutColumn(table, side, name))
            }
          />
        ))}
      </div>
    </fieldset>
  ));
}

type MadeProps = {
  readonly table: SignalTable;
  readonly kind: CircuitCheckForm['kind'];
  readonly onMade: (table: SignalTable) => void;
};

/** What goes out, taken from a right solution as it is here. */
function MadeAnswers({ table, kind, onMade }: MadeProps) {
  const edits = useAssetEdits();
  const solutions = useRightSolutions();
  const [fault, setFault] = useState<string>();
  if (table.rows.length === 0) return null;
  const make = (path: string): void => {
    const circuit = readCircuit(edits.text(path) ?? '');
    const made = circuit && withAnswers(table, kind, circuit);
    setFault(made ? undefined : words.restless);
    if (made) onMade(made);
  };
  return (
    <>
      {solutions.map((path) => (
        <Button
          key={path}
          size="small"
          icon={<Play size={16} aria-hidden="true" />}
          onClick={() => make(path)}
        >
          {fill(words.makeAnswers, { name: path.slice(RIGHT.length) })}
        </Button>
      ))}
      <FaultNote text={fault} />
    </>
  );
}
