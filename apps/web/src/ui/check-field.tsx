import { useId } from 'react';

import { cx } from '../lib/classes.ts';

type Props = {
  readonly label: string;
  /** How it is called aloud, where the label says too little by itself. It contains the label. */
  readonly name?: string;
  /** One sentence below, also read out with the label. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The label as running text, where it is a sentence or one of many. */
  readonly quiet?: boolean;
};

/** A box to tick with its label, large enough for a finger. */
export function CheckField({ label, name, hint, checked, onChange, quiet = false }: Props) {
  const hintId = useId();
  const field = (
    <label className={cx('flex min-h-11 items-center gap-3', !quiet && 'font-medium')}>
      <input
        type="checkbox"
        checked={checked}
        aria-label={name}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0"
      />
      {label}
    </label>
  );
  if (hint === undefined) return field;
  return (
    <div>
      {field}
      <p id={hintId} className="text-small text-soft">
        {hint}
      </p>
    </div>
  );
}
