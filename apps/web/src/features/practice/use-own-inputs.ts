import { limits } from '@abhyas/contract/limits';
import { inputsIn, linesOf, type OwnInput } from '@abhyas/contract/practice-inputs';
import { useMemo, useState, useSyncExternalStore } from 'react';

import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import { newInput, startingInputs } from './workspace.rules.ts';

export type OwnInputs = {
  readonly inputs: readonly OwnInput[];
  readonly chosen: OwnInput;
  readonly choose: (id: string) => void;
  readonly write: (text: string) => void;
  readonly add: () => void;
  /** Takes a text as one more input, or, when there is room for no more, in place of the chosen one. */
  readonly keep: (text: string) => void;
  readonly remove: () => void;
};

/** The learner's inputs for one problem, which are one text; `ctestcase` is the author's, to begin with. */
export function useOwnInputs(text: SyncedText, ctestcase: string): OwnInputs {
  const doc = useSyncExternalStore(
    (listener) => text.subscribe(listener),
    () => text.doc,
  );
  const inputs = useMemo(() => startingInputs(inputsIn(doc.toString()), ctestcase), [doc, ctestcase]);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = inputs.find(({ id }) => id === chosenId) ?? inputs[0] ?? newInput([]);
  return {
    inputs,
    chosen,
    choose: setChosenId,
    write: (written) =>
      text.write(
        linesOf(inputs.map((input) => (input.id === chosen.id ? { ...input, text: written } : input))),
        'type',
      ),
    add: () => {
      const added = newInput(inputs);
      text.write(linesOf([...inputs, added]), 'type');
      setChosenId(added.id);
    },
    keep: (kept) => {
      const hasRoom = inputs.length < limits.ownInputsMax;
      const input = { ...(hasRoom ? newInput(inputs) : chosen), text: kept };
      text.write(linesOf([...inputs.filter(({ id }) => id !== input.id), input]), 'type');
      setChosenId(input.id);
    },
    remove: () => text.write(linesOf(inputs.filter(({ id }) => id !== chosen.id)), 'delete'),
  };
}
