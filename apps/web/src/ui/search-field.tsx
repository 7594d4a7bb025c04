import Search from 'lucide-react/icons/search';
import { useId } from 'react';

type Props = {
  /** Read to screen readers, and shown while nothing is typed. */
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
};

/** One line for words to look for. */
export function SearchField({ label, value, maxLength, onChange, onBlur }: Props) {
  const id = useId();
  return (
    <div className="relative min-w-0 grow">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft"
      />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={label}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className="min-h-11 w-full rounded-card border border-edge bg-raised pr-3 pl-9.5"
      />
    </div>
  );
}
