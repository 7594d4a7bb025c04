import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';

import { cx } from '../lib/classes.ts';

type Props<V extends string | number> = {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly name: string }[];
  readonly onChange: (value: V) => void;
  /** Says the label to screen readers only. */
  readonly labelHidden?: boolean;
  /** As low as a bar. */
  readonly small?: boolean;
  readonly className?: string;
};

/** A dropdown of the platform's own: best on phones, and everybody knows its keys. */
export function SelectField<V extends string | number>({
  label,
  value,
  options,
  onChange,
  labelHidden,
  small = false,
  className,
}: Props<V>) {
  const id = useId();
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={String(value)}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={cx(
            'w-full appearance-none rounded-card border border-edge bg-raised text-ink',
            small ? 'min-h-9 pr-7 pl-2.5 text-small touch:min-h-11' : 'min-h-11 pr-9 pl-3.5',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute top-1/2 -translate-y-1/2 text-soft',
            small ? 'right-2' : 'right-3',
          )}
        />
      </div>
    </div>
  );
}
