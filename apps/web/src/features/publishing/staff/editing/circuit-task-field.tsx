import { CIRCUIT_FILE } from '@abhyas/content/forms/circuit-form';
import { newCircuitCheck, readCircuitTask, writeCircuitTask } from '@abhyas/content/forms/circuit-task-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { ADDED_KINDS } from '@abhyas/languages/circuit/tools/circuit';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { circuitWords } from '../../../practice/components/circuit/circuit-words.ts';
import { CircuitCheckFields } from './circuit-check-fields.tsx';
import { CircuitSignals } from './circuit-signals.tsx';
import { CodeField, FaultNote, Group, OrderedGroups } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useAssetEdits, useEditing, useForm } from './use-asset-edits.ts';

const words = staffMessages.editors.circuitTask;
const way = { read: readCircuitTask, write: writeCircuitTask };

/** circuit.yaml of a problem of the kind circuit: a form, and below it the text that it writes. */
export function CircuitTaskField() {
  const { remarks } = useEditing();
  const { form, change } = useForm(CIRCUIT_FILE, way);
  const isOfFile = remarks.filter(({ file, at }) => file === CIRCUIT_FILE && at.length === 0);
  return (
    <div className="space-y-8">
      {form && (
        <>
          <FaultNote text={remarkAt(isOfFile, CIRCUIT_FILE)} />
          <CircuitSignals form={form} />
          <GatesFields gates={form.gates} most={form.most} onChange={change} />
          <OrderedGroups
            items={form.checks}
            name={(number) => fill(words.check, { number })}
            onChange={(checks) => change({ checks })}
          >
            {(check, at, onChange) => (
              <CircuitCheckFields form={form} check={check} at={at} onChange={onChange} />
            )}
          </OrderedGroups>
          <Button
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => change({ checks: [...form.checks, newCircuitCheck(form, words.newName)] })}
          >
            {words.add}
          </Button>
        </>
      )}
      <TaskText isOpen={form === null} />
    </div>
  );
}

type GatesProps = {
  readonly gates: readonly string[] | null;
  readonly most: string;
  readonly onChange: (part: { gates?: readonly string[] | null; most?: string }) => void;
};

/** What a learner may add: all of it, or some of it, and how many. */
function GatesFields({ gates, most, onChange }: GatesProps) {
  const { remarks } = useEditing();
  const names = circuitWords().kinds;
  const kinds = ADDED_KINDS.filter((kind) => kind !== 'probe');
  return (
    <Group title={words.gates}>
      <CheckField
        label={words.someGates}
        checked={gates !== null}
        onChange={(checked) => onChange({ gates: checked ? kinds : null })}
      />
      {gates && (
        <fieldset aria-label={words.gates} className="flex flex-wrap gap-x-6">
          {kinds.map((kind) => (
            <CheckField
              key={kind}
              quiet
              label={names[kind]}
              checked={gates.includes(kind)}
              onChange={(checked) =>
                onChange({ gates: kinds.filter((each) => (each === kind ? checked : gates.includes(each))) })
              }
            />
          ))}
        </fieldset>
      )}
      <FaultNote text={remarkAt(remarks, CIRCUIT_FILE, ['gates'])} />
      <TextField
        label={words.most}
        hint={words.mostHint}
        inputMode="numeric"
        className="max-w-xs"
        value={most}
        error={remarkAt(remarks, CIRCUIT_FILE, ['most'])}
        onChange={(event) => onChange({ most: event.target.value })}
      />
    </Group>
  );
}

/** The file itself; open by itself where no form can hold it. */
function TaskText({ isOpen }: { readonly isOpen: boolean }) {
  const { remarks } = useEditing();
  const edits = useAssetEdits();
  const [isWanted, setIsWanted] = useState(false);
  return (
    <div className="space-y-3">
      {isOpen ? (
        <p className="max-w-reading text-soft">{words.noForm}</p>
      ) : (
        <Button size="small" aria-expanded={isWanted} onClick={() => setIsWanted(!isWanted)}>
          {isWanted ? words.hideText : words.showText}
        </Button>
      )}
      {(isOpen || isWanted) && (
        <CodeField
          label={words.text}
          language="plain"
          value={edits.text(CIRCUIT_FILE) ?? ''}
          height={420}
          error={isOpen ? remarkAt(remarks, CIRCUIT_FILE) : undefined}
          onChange={(text) => edits.edit(CIRCUIT_FILE, text)}
        />
      )}
    </div>
  );
}
