import { useMemo, type KeyboardEvent } from 'react';

import { highlight, type Piece } from '../highlight.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  readonly onSubmit: () => void;
};

const COLOURS: Readonly<Record<Piece['kind'], string>> = {
  plain: 'text-ink',
  keyword: 'text-note',
  string: 'text-good',
  comment: 'text-soft',
  number: 'text-accent-ink',
};

const sameText = 'm-0 block min-w-full px-4 py-2 font-code text-[0.9375rem] leading-[1.55] whitespace-pre';

/** A text area over its own coloured copy: an editor of one kilobyte for the landing page. */
export function TrialEditor({ label, value, onChange, onSubmit }: Props) {
  const pieces = useMemo(() => highlight(value), [value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="h-60 overflow-auto bg-paper focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-link">
      <div className="relative min-h-full w-max min-w-full">
        <pre aria-hidden="true" className={sameText}>
          {pieces.map(({ kind, text }, index) => (
            <span key={index} className={COLOURS[kind]}>
              {text}
            </span>
          ))}
          {'\n'}
        </pre>
        <textarea
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          className={`${sameText} absolute inset-0 size-full resize-none overflow-hidden bg-transparent text-transparent caret-ink outline-none`}
        />
      </div>
    </div>
  );
}
