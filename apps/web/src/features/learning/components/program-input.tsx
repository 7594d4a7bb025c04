import { useId } from 'react';

import { limits } from '@abhyas/contract/limits';

import { texts } from '../../../lib/texts.ts';

/** This many lines are seen at once. */
const LINES_MAX = 5;

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
};

/** What a program reads, for everybody to see and change before it runs. */
export function ProgramInput({ value, onChange, className }: Props) {
  const id = useId();
  const lines = value.replace(/\n$/, '').split('\n').length;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-sans text-small text-soft">
        {texts.learning.code.input}
      </label>
      <textarea
        id={id}
        value={value}
        rows={Math.min(LINES_MAX, lines)}
        maxLength={limits.customTestBytesMax}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => onChange(event.target.value)}
        className="block min-h-11 w-full rounded-small border border-edge bg-raised px-3 py-2 font-code text-[0.9375rem] text-ink"
      />
    </div>
  );
}
