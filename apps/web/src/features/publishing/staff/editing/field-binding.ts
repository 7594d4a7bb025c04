import type { ChangeEvent } from 'react';

import { remarkAt, type Remark } from './remarks.rules.ts';
import type { FileForm } from './use-asset-edits.ts';

/** The parts of a form that are one text each. */
type TextPart<F> = { [Part in keyof F]: F[Part] extends string ? Part : never }[keyof F] & string;

type Bound = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

/** What binds the fields of a form: by a part of it, and what is wrong at any place of its file. */
export type Fields<F> = {
  readonly field: (part: TextPart<F>) => Bound;
  readonly remark: (...at: string[]) => string | undefined;
};

type Bindable<F> = {
  readonly form: F;
  readonly change: FileForm<F>['change'];
  readonly remarks: readonly Remark[];
};

/**
 * Binds the fields of a form over a YAML file: each shows its part, what is wrong at its key, and writes what is typed.
 * Parts are called as their keys: `priceRupees` is `price_rupees`.
 */
export function fieldsOf<F extends Readonly<Record<TextPart<F>, string>>>(
  file: string,
  { form, change, remarks }: Bindable<F>,
): Fields<F> {
  const remark = (...at: string[]): string | undefined => remarkAt(remarks, file, at);
  const field = (part: TextPart<F>): Bound => ({
    value: form[part],
    error: remark(part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    onChange: (event) => change({ ...form, [part]: event.target.value }),
  });
  return { field, remark };
}
