import { useId } from 'react';

type Props<T> = {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly name: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
};

/** A question with a few answers, of which one holds. */
export function Choices<T extends string | number | null>({ legend, options, chosen, onChoose }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="learn:flex learn:items-start learn:gap-4">
      <legend className="mb-2 font-[560] learn:float-left learn:mb-0 learn:w-52 learn:shrink-0 learn:pt-2.5">
        {legend}
      </legend>
      <div className="flex min-w-0 grow flex-wrap gap-2 learn:gap-1.5">
        {options.map((option) => (
          <label
            key={String(option.value)}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge px-4 has-checked:border-link has-checked:bg-link-soft has-checked:text-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
              className="size-4"
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
