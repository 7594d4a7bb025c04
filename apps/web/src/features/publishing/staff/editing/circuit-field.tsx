import { textOf } from '@abhyas/contract/text-changes';

import { CircuitEditor } from '../../../practice/components/circuit/circuit-editor.tsx';
import { CircuitChecks } from '../../../practice/components/circuit/circuit-panel.tsx';

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
  return (
    <section aria-label={label} className="space-y-3 rounded-card border border-line p-2">
      <p aria-hidden="true" className="font-medium">
        {label}
      </p>
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
