import { useId } from 'react';

type Props<Value extends string> = {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly hint: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** One of a few ways, each with a line that says what it does. */
export function RadioChoices<Value extends string>({ legend, choices, chosen, onChoose }: Props<Value>) {
  const id = useId();
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 font-medium">{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <div key={value} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            id={`${id}${value}`}
            aria-describedby={`${id}${value}-hint`}
            type="radio"
            name={id}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="mt-1 size-5 accent-link"
          />
          <div>
            <label htmlFor={`${id}${value}`} className="block font-medium">
              {label}
            </label>
            <span id={`${id}${value}-hint`} className="block text-small text-soft">
              {hint}
            </span>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
