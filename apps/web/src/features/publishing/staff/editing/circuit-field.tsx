import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { textOf } from '@abhyas/contract/text-changes';
import { readCircuit, writeCircuit } from '@abhyas/languages/circuit/tools/circuit';

import { Button } from '../../../../ui/button.tsx';
import { withEnds } from '../../../practice/components/circuit/building.rules.ts';
import { CircuitEditor } from '../../../practice/components/circuit/circuit-editor.tsx';
import { CircuitChecks } from '../../../practice/components/circuit/circuit-panel.tsx';
import { taskIn } from '../../../practice/components/circuit/task.rules.ts';

const words = staffMessages.editors.problem;

const HEIGHT = 480;

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the judge is given to read. */
  readonly task: string;
};

/** A circuit in the builder that learners have, with the checks of the task as it is written now. */
export function CircuitField({ label, value, onChange, task }: Props) {
  const circuit = readCircuit(value);
  const asked = taskIn(task);
  // While the task is typed it may name nothing.
  const fitted = circuit && asked.outputs.length > 0 ? withEnds(circuit, asked) : circuit;
  const isOther = circuit && fitted && writeCircuit(fitted) !== writeCircuit(circuit);
  const ends = [...asked.inputs, asked.clock ?? [], ...asked.outputs].flat().join(', ');
  return (
    <section aria-label={label} className="space-y-3 rounded-card border border-line p-2">
      <p aria-hidden="true" className="font-medium">
        {label}
      </p>
      {isOther && (
        <div className="space-y-2 rounded-card bg-warn-soft px-4 py-3 text-warn">
          <p>{words.otherEnds}</p>
          <Button size="small" onClick={() => onChange(writeCircuit(fitted))}>
            {fill(words.fitEnds, { names: ends })}
          </Button>
        </div>
      )}
      <CircuitEditor
        text={{
          code: value,
          // What is shown is drawn again at every change anyway.
          subscribe: () => () => undefined,
          edit: (changes) => onChange(changes.apply(textOf(value)).toString()),
        }}
        task={task}
        height={HEIGHT}
      />
      <CircuitChecks code={value} task={task} />
    </section>
  );
}
