import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';

import { TextField } from '../../../ui/field.tsx';
import { holdersQuery } from './access.queries.ts';

const words = staffMessages.payments;

type Props = {
  readonly value: string;
  readonly onChange: (accountId: string) => void;
  /** True when it was sent without a choice. */
  readonly missing: boolean;
};

/** Finds a learner by a part of their mail or name; which one is a choice of its own, never a guess. */
export function PersonSelect({ value, onChange, missing }: Props) {
  const name = useId();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data: people = [] } = useQuery(holdersQuery(search));
  const shown = search === '' ? [] : people;
  return (
    <fieldset>
      <legend className="sr-only">{words.person}</legend>
      <TextField
        label={words.offline.findPerson}
        type="search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange('');
        }}
        error={missing ? words.offline.choosePerson : undefined}
        autoComplete="off"
      />
      {shown.map((person) => (
        <label key={person.accountId} className="mt-1 flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={value === person.accountId}
            onChange={() => onChange(person.accountId)}
            className="size-5 shrink-0 accent-link"
          />
          <span className="min-w-0">
            {person.name} <span className="block text-small break-all text-soft">{person.email}</span>
          </span>
        </label>
      ))}
      {search !== '' && shown.length === 0 && (
        <p className="mt-1.5 text-small text-soft">{words.access.empty}</p>
      )}
    </fieldset>
  );
}
