import type { OwnInput } from '@abhyas/contract/practice-inputs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { InputsSaving } from './inputs-saving.ts';
import { newInput, startingInputs } from './workspace.rules.ts';

export type OwnInputs = {
  readonly inputs: readonly OwnInput[];
  readonly chosen: OwnInput;
  readonly choose: (id: string) => void;
  readonly write: (text: string) => void;
  readonly add: () => void;
  readonly remove: () => void;
};

type Wanted = {
  readonly assetId: string;
  /** What the account keeps; nothing may be changed before that is known, or it would be overwritten. */
  readonly kept: readonly OwnInput[];
  /** The author's, to begin with. */
  readonly ctestcase: string;
};

/** The learner's inputs for one problem: at once on the screen, a second later in the account. */
export function useOwnInputs({ assetId, kept, ctestcase }: Wanted): OwnInputs {
  const client = useQueryClient();
  const [saving] = useState(() => new InputsSaving(client, assetId));
  const inputs = startingInputs(kept, ctestcase);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = inputs.find(({ id }) => id === chosenId) ?? inputs[0] ?? newInput([]);

  useEffect(() => {
    const save = (): void => void saving.save();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      save();
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [saving]);

  return {
    inputs,
    chosen,
    choose: setChosenId,
    write: (text) =>
      saving.change(inputs.map((input) => (input.id === chosen.id ? { ...input, text } : input))),
    add: () => {
      const added = newInput(inputs);
      saving.change([...inputs, added]);
      setChosenId(added.id);
    },
    remove: () => saving.change(inputs.filter(({ id }) => id !== chosen.id)),
  };
}
