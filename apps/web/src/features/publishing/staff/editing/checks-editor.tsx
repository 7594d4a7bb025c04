import {
  CHECKS_FILE,
  newStep,
  readChecks,
  writeChecks,
  type CheckForm,
} from '@abhyas/content/forms/checks-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import Plus from 'lucide-react/icons/plus';

import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { CatchesField } from './catches-field.tsx';
import { movedItem } from './editing.rules.ts';
import { NoForm } from './no-form.tsx';
import { FaultNote, OrderButtons, OrderedGroups } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { StepFields } from './step-fields.tsx';
import { useEditing, useForm } from './use-asset-edits.ts';

const words = staffMessages.editors.checks;
const way = { read: readChecks, write: writeChecks };

const NEW_CHECK: CheckForm = { name: words.newName, catches: [], steps: [newStep('text')] };

/** checks.yaml: what is checked of a learner's page. */
export function ChecksEditor() {
  const { remarks } = useEditing();
  const { form, change } = useForm(CHECKS_FILE, way);
  if (!form) return <NoForm file={CHECKS_FILE} />;
  const { checks } = form;
  const isOfFile = remarks.filter(({ file, at }) => file === CHECKS_FILE && at.length === 0);
  return (
    <div className="space-y-8">
      <p className="max-w-reading text-soft">{words.lead}</p>
      <FaultNote text={remarkAt(isOfFile, CHECKS_FILE)} />
      {checks.length === 0 && <p className="text-soft">{words.empty}</p>}
      <OrderedGroups
        items={checks}
        name={(number) => fill(words.check, { number })}
        onChange={(changed) => change({ checks: changed })}
      >
        {(check, at, onChange) => <CheckFields check={check} at={at} onChange={onChange} />}
      </OrderedGroups>
      <Button
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => change({ checks: [...checks, NEW_CHECK] })}
      >
        {words.add}
      </Button>
    </div>
  );
}

type CheckProps = {
  readonly check: CheckForm;
  readonly at: number;
  readonly onChange: (part: Partial<CheckForm>) => void;
};

function CheckFields({ check: { name, catches, steps }, at, onChange }: CheckProps) {
  const { remarks } = useEditing();
  const remark = (...path: (string | number)[]) => remarkAt(remarks, CHECKS_FILE, ['checks', at, ...path]);
  return (
    <>
      <TextField
        label={words.name}
        maxLength={120}
        value={name}
        error={remark('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <CatchesField catches={catches} ending=".page" onChange={(next) => onChange({ catches: next })} />
      <FaultNote text={remark('catches')} />
      <ol aria-label={words.steps} className="space-y-3">
        {steps.map((step, number) => {
          const stepName = fill(words.step, { number: number + 1 });
          return (
            // Steps have no other name than their place.
            // eslint-disable-next-line react/no-array-index-key
            <li key={number} className="rounded-card border border-line p-3">
              <div className="flex flex-wrap items-start gap-3">
                <StepFields
                  step={step}
                  at={number}
                  onChange={(next) => onChange({ steps: steps.with(number, next) })}
                />
                <OrderButtons
                  name={stepName}
                  at={number}
                  count={steps.length}
                  onMove={(to) => onChange({ steps: movedItem(steps, number, to) })}
                  onDelete={() => onChange({ steps: steps.toSpliced(number, 1) })}
                />
              </div>
              <FaultNote text={remark('steps', number)} />
            </li>
          );
        })}
      </ol>
      <Button size="small" onClick={() => onChange({ steps: [...steps, newStep('text')] })}>
        {words.addStep}
      </Button>
    </>
  );
}
