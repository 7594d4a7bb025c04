import { CIRCUIT_FILE } from '@abhyas/content/forms/circuit-form';
import {
  type CircuitTaskForm,
  freeSignal,
  type SignalPart,
  withoutSignal,
  withRenamed,
  withSignal,
  writeCircuitTask,
} from '@abhyas/content/forms/circuit-task-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { isPartName } from '@abhyas/languages/circuit/tools/circuit';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';

import { Button, IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { fittedCircuits, renamedCircuits } from './circuit-task.rules.ts';
import { FaultNote, Group } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';

const words = staffMessages.editors.circuitTask;

const MOST = 8;

type Props = { readonly form: CircuitTaskForm };

/** What comes in and goes out. Tables, the starter and all solutions follow what is changed here. */
export function CircuitSignals({ form }: Props) {
  const { remarks } = useEditing();
  const edits = useAssetEdits();
  const put = (next: CircuitTaskForm, circuits: ReadonlyMap<string, string>): void =>
    edits.change(
      new Map([[CIRCUIT_FILE, writeCircuitTask(edits.text(CIRCUIT_FILE) ?? '', next)], ...circuits]),
    );
  const fitted = (next: CircuitTaskForm): void => put(next, fittedCircuits(edits, next));
  return (
    <Group title={words.signals}>
      <p className="max-w-reading text-soft">{words.signalsLead}</p>
      {(['inputs', 'clock', 'outputs'] as const).map((part) => {
        const names = namesIn(form, part);
        return (
          <fieldset key={part} aria-label={words.parts[part]} className="space-y-2">
            <legend className="font-medium">{words.parts[part]}</legend>
            <ul className="flex flex-wrap items-start gap-3">
              {names.map((name, at) => (
                // eslint-disable-next-line react/no-array-index-key -- its name may change while it has the focus
                <li key={at} className="flex items-start gap-1">
                  <SignalField
                    label={fill(words.nameOf[part], { number: at + 1 })}
                    name={name}
                    taken={allIn(form)}
                    onRename={(next) =>
                      put(withRenamed(form, part, [name, next]), renamedCircuits(edits, [name, next]))
                    }
                  />
                  {(part === 'clock' || part === 'inputs' || names.length > 1) && (
                    <span className="mt-8">
                      <IconButton
                        size="small"
                        label={fill(words.removeSignal, { name })}
                        icon={<Trash2 size={16} aria-hidden="true" />}
                        onClick={() => fitted(withoutSignal(form, part, name))}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {names.length < (part === 'clock' ? 1 : MOST) && (
              <Button
                size="small"
                icon={<Plus size={16} aria-hidden="true" />}
                onClick={() => fitted(withSignal(form, part, freeSignal(form, part)))}
              >
                {words.addSignal[part]}
              </Button>
            )}
            <FaultNote text={remarkAt(remarks, CIRCUIT_FILE, [part])} />
          </fieldset>
        );
      })}
    </Group>
  );
}

const namesIn = ({ inputs, clock, outputs }: CircuitTaskForm, part: SignalPart): readonly string[] =>
  part === 'clock' ? [clock].filter(Boolean) : part === 'inputs' ? inputs : outputs;

const allIn = ({ inputs, clock, outputs }: CircuitTaskForm): readonly string[] => [
  ...inputs,
  clock,
  ...outputs,
];

type SignalProps = {
  readonly label: string;
  readonly name: string;
  readonly taken: readonly string[];
  readonly onRename: (name: string) => void;
};

/** A name counts once it is written to its end: half of it may be another signal's. */
function SignalField({ label, name, taken, onRename }: SignalProps) {
  // Another signal may stand in this place by now, and a renamed one keeps the focus.
  const [held, setHeld] = useState({ name, typed: name });
  const typed = held.name === name ? held.typed : name;
  const isTaken = typed !== name && taken.includes(typed);
  const fault = !isPartName(typed) ? words.nameWrong : isTaken ? words.nameTaken : undefined;
  const commit = (): void => {
    if (fault === undefined && typed !== name) onRename(typed);
  };
  return (
    <TextField
      label={label}
      className="w-28 [&_label]:text-small [&_label]:font-normal"
      spellCheck={false}
      autoCapitalize="characters"
      value={typed}
      error={fault}
      onChange={(event) => setHeld({ name, typed: event.target.value.trim() })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
