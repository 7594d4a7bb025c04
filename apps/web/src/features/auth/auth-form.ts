import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { ApiError } from '../../lib/api-error.ts';
import { texts } from '../../lib/texts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { showToast } from '../../ui/toasts.ts';
import { showErrors } from '../../ui/error-toasts.ts';
import type { FormFaults } from './auth.rules.ts';

type Fields = Readonly<Record<string, string>>;

type Options<F extends Fields> = {
  readonly initial: F;
  /** What is wrong before anything is sent. */
  readonly faults: (form: F) => FormFaults<F>;
  readonly send: (form: F) => Promise<void>;
};

/** What a form hands to its field of a name. */
export type FieldOf<Name extends string> = (name: Name) => {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
};

/**
 * A small form: its values, its faults at their fields, and sending it once at a time. Faults are shown at
 * their field and as error toasts (FRAME-15): all that the server found, or the first of ours.
 */
export function useForm<F extends Fields>({ initial, faults, send }: Options<F>) {
  const [form, setForm] = useState(initial);
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const oneAtATime = useOneAtATime();
  const mutation = useMutation({
    mutationFn: send,
    onError: (error) => {
      setShown(serverFaults(error));
      showErrors(error);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = Object.entries(faults(form)) as [string, keyof typeof texts.errors][];
    setShown(Object.fromEntries(found.map(([field, code]) => [field, atField(code, texts.errors[code])])));
    const [firstFault] = found;
    if (!firstFault) {
      // A failure is told by the mutation itself.
      oneAtATime(() => mutation.mutateAsync(form).catch(() => undefined));
      return;
    }
    showToast({ msg: texts.errors[firstFault[1]], type: 'error' });
    const element = (event.currentTarget as HTMLFormElement).elements.namedItem(firstFault[0]);
    if (element instanceof HTMLElement) element.focus();
  }

  function field(name: keyof F & string) {
    return {
      name,
      value: form[name] ?? '',
      error: shown[name],
      onChange: (event: { target: { value: string } }) => {
        setForm({ ...form, [name]: event.target.value });
        if (shown[name] !== undefined) setShown({ ...shown, [name]: '' });
      },
    };
  }

  return { field, submit, setForm, busy: mutation.isPending, form };
}

/** What the server found, by field. */
function serverFaults(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const faults = error.errors.flatMap(({ field, code, msg }) =>
    field === undefined ? [] : [[field, atField(code, msg)] as const],
  );
  return Object.fromEntries(faults);
}

/** How to put it right, where the toast beside it says what is wrong. */
function atField(code: string, msg: string): string {
  return (texts.fieldTexts as Readonly<Record<string, string>>)[code] ?? msg;
}
