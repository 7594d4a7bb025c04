import type { OwnInput } from '@abhyas/contract/practice-inputs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { timings } from '../../config.ts';
import { inputsQuery, keepInputs } from './practice.queries.ts';
import { newInput, startingInputs } from './workspace.rules.ts';

export type OwnInputs = {
  readonly inputs: readonly OwnInput[];
  readonly chosen: OwnInput;
  readonly choose: (id: string) => void;
  readonly write: (text: string) => void;
  readonly add: () => void;
  readonly remove: () => void;
};

/** The learner's inputs for one problem: at once on the screen, a second later in the account. */
export function useOwnInputs(assetId: string, ctestcase: string): OwnInputs {
  const client = useQueryClient();
  const query = inputsQuery(assetId);
  const { data: kept = [] } = useQuery(query);
  const inputs = startingInputs(kept, ctestcase);
  const [chosenId, setChosenId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef<readonly OwnInput[] | null>(null);
  const chosen = inputs.find(({ id }) => id === chosenId) ?? inputs[0] ?? newInput([]);

  const send = (): void => {
    clearTimeout(timer.current);
    const next = unsent.current;
    unsent.current = null;
    // What could not be kept is still on the screen; the next change sends all of it.
    if (next) keepInputs(assetId, next).catch(() => undefined);
  };
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => () => latestSend.current(), []);

  const change = (next: readonly OwnInput[]): void => {
    client.setQueryData(query.queryKey, [...next]);
    unsent.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSend.current(), timings.autosaveMs);
  };

  return {
    inputs,
    chosen,
    choose: setChosenId,
    write: (text) => change(inputs.map((input) => (input.id === chosen.id ? { ...input, text } : input))),
    add: () => {
      const added = newInput(inputs);
      change([...inputs, added]);
      setChosenId(added.id);
    },
    remove: () => change(inputs.filter(({ id }) => id !== chosen.id)),
  };
}
