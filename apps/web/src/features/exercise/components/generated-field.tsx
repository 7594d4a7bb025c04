import type { DrawnGenerated } from '@abhyas/content/exercises/drawn';
import { choiceName, instanceOf, type Field } from '@abhyas/content/exercises/generated';
import { useId, useMemo } from 'react';

import { cx } from '../../../lib/classes.ts';
import { Button } from '../../../ui/button.tsx';
import { EMPTY, SEED } from '../answer.rules.ts';
import { generatedWords } from '../generated-words.ts';
import type { Answering } from '../use-answering.ts';
import { codeInput } from './code-input.ts';
import { ShownParts } from './generated-shown.tsx';
import { withText } from './typed-fields.tsx';

/** Seeds are whole numbers below this one. */
const SEEDS = 2 ** 31;

type Props = { readonly exercise: DrawnGenerated; readonly answering: Answering };

/** One instance of a generated exercise: what is given, where it is answered, how it is worked. */
export function GeneratedField({ exercise, answering }: Props) {
  const { answer, verdict, change } = answering;
  const seed = Number(answer.texts[SEED]);
  const instance = useMemo(() => instanceOf(exercise.generate, seed), [exercise.generate, seed]);
  const words = generatedWords();
  const another = (): void => {
    const next = Math.floor(Math.random() * SEEDS);
    change({ ...EMPTY, texts: { [SEED]: String(next) } });
  };
  return (
    <div className="space-y-4">
      <ShownParts parts={instance.given} />
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {instance.fields.map((field) => (
          <AnswerInput key={field.name} field={field} answering={answering} />
        ))}
      </div>
      {verdict && (
        <details open={verdict.right} key={`${seed} ${String(verdict.right)}`}>
          <summary className="flex min-h-11 cursor-pointer items-center text-link">{words.solution}</summary>
          <div className="mt-2 border-l-3 border-line pl-3">
            <ShownParts parts={instance.solution} />
          </div>
        </details>
      )}
      <Button size="small" onClick={another}>
        {words.another}
      </Button>
    </div>
  );
}

function AnswerInput({ field, answering }: { readonly field: Field; readonly answering: Answering }) {
  const id = useId();
  const { words, wrong } = generatedWords();
  const isWrong = answering.verdict?.wrong.includes(field.name) ?? false;
  const label = (
    <>
      {words[field.label]} {isWrong && <span className="text-bad">({wrong})</span>}
    </>
  );
  if (field.input === 'choice') return <ChoiceInput label={label} field={field} answering={answering} />;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-small text-soft">
        {label}
      </label>
      <input
        id={id}
        inputMode={field.input === 'number' ? 'decimal' : 'text'}
        aria-invalid={isWrong || undefined}
        value={answering.answer.texts[field.name] ?? ''}
        {...codeInput}
        onChange={(event) => answering.change(withText(answering, field.name, event.target.value))}
        className={cx(
          'min-h-11 w-48 max-w-full rounded-small border bg-raised px-3 py-2 text-ink',
          isWrong ? 'border-bad' : 'border-edge',
        )}
      />
    </div>
  );
}

type ChoiceProps = {
  readonly label: React.ReactNode;
  readonly field: Field;
  readonly answering: Answering;
};

function ChoiceInput({ label, field, answering }: ChoiceProps) {
  const name = useId();
  const { words } = generatedWords();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small text-soft">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {(field.options ?? []).map((option) => {
          const value = choiceName(option);
          return (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={name}
                checked={answering.answer.texts[field.name] === value}
                onChange={() => answering.change(withText(answering, field.name, value))}
                className="size-4.5"
              />
              {typeof option === 'string' ? option : words[option.word]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
