import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';

import { cx } from '../lib/classes.ts';

type FieldProps = {
  readonly label: string;
  /** What is wrong, said at the field. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
};

const boxClass =
  'w-full rounded-card border bg-raised px-3.5 text-ink placeholder:text-soft focus-visible:outline-offset-0 disabled:opacity-60';

/** A label, its one-line input, a hint and its error, tied together for screen readers. */
export function TextField({
  label,
  error,
  hint,
  className,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const ids = useFieldIds();
  return (
    <div className={className}>
      <FieldLabel id={ids.input}>{label}</FieldLabel>
      <input
        {...input}
        id={ids.input}
        {...describedBy(ids, { error, hint })}
        className={cx(boxClass, 'min-h-12', error ? 'border-bad' : 'border-edge')}
      />
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  );
}

/** The same for longer texts. */
export function TextArea({
  label,
  error,
  hint,
  className,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const ids = useFieldIds();
  return (
    <div className={className}>
      <FieldLabel id={ids.input}>{label}</FieldLabel>
      <textarea
        rows={5}
        {...input}
        id={ids.input}
        {...describedBy(ids, { error, hint })}
        className={cx(boxClass, 'block min-h-28 py-3', error ? 'border-bad' : 'border-edge')}
      />
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  );
}

type Ids = { readonly input: string; readonly error: string; readonly hint: string };

function useFieldIds(): Ids {
  const id = useId();
  return { input: `${id}input`, error: `${id}error`, hint: `${id}hint` };
}

function describedBy(ids: Ids, { error, hint }: { error?: string | undefined; hint?: ReactNode }) {
  const described = cx(error && ids.error, Boolean(hint) && ids.hint);
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const;
}

export function FieldLabel({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <label htmlFor={id} className="mb-1.5 block font-medium">
      {children}
    </label>
  );
}

function FieldNotes({ ids, error, hint }: { ids: Ids; error?: string | undefined; hint?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={ids.hint} className="mt-1.5 text-small text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} className="mt-1.5 flex items-start gap-1.5 text-small text-bad">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}
