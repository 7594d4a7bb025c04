import type { DrawnNumeric } from '@abhyas/content/exercises/drawn';
import { useId } from 'react';

import { texts } from '../../../lib/texts.ts';
import { FIELD } from '../answer.rules.ts';
import type { Answering } from '../use-answering.ts';
import { codeInput } from './code-input.ts';

type Props = { readonly answering: Answering };

/** What a program prints, typed before it may be run. Control and Enter check it. */
export function OutputField({ answering }: Props) {
  const id = useId();
  const value = answering.answer.texts[FIELD] ?? '';
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small text-soft">
        {texts.exercise.output}
      </label>
      <textarea
        id={id}
        rows={Math.max(2, value.split('\n').length)}
        value={value}
        {...codeInput}
        onChange={(event) => answering.change(withText(answering, FIELD, event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
        className="block w-full max-w-reading rounded-small border border-edge bg-raised px-3 py-2 font-code text-[0.9375rem] text-ink"
      />
    </div>
  );
}

export function NumberField({ answering, exercise }: Props & { readonly exercise: DrawnNumeric }) {
  const id = useId();
  const [unit] = exercise.units;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small text-soft">
        {texts.exercise.number}
      </label>
      <span className="flex items-center gap-2">
        <input
          id={id}
          inputMode="decimal"
          value={answering.answer.texts[FIELD] ?? ''}
          {...codeInput}
          onChange={(event) => answering.change(withText(answering, FIELD, event.target.value))}
          className="min-h-11 w-40 rounded-small border border-edge bg-raised px-3 py-2 text-ink"
        />
        {unit !== undefined && <span>{unit}</span>}
      </span>
    </div>
  );
}

/** The answer with another text in one of its fields. */
export function withText({ answer }: Answering, field: string, text: string): Answering['answer'] {
  return { ...answer, texts: { ...answer.texts, [field]: text } };
}
