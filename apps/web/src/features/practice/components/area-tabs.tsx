import type { KeyboardEvent } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import type { Area } from '../use-workspace.ts';

const AREAS = ['problem', 'code', 'result'] as const;

type Props = { readonly area: Area; readonly onChange: (area: Area) => void };

/** A phone shows one of three areas at a time; the others stay alive in the background. */
export function AreaTabs({ area, onChange }: Props) {
  const names = texts.practice.workspace.areas;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const next = AREAS[(AREAS.indexOf(area) + step + AREAS.length) % AREAS.length];
    if (next) onChange(next);
    const buttons = event.currentTarget.querySelectorAll('button');
    buttons[AREAS.indexOf(next ?? area)]?.focus();
  };
  return (
    <div
      role="tablist"
      data-print="hidden"
      aria-label={texts.practice.title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="grid shrink-0 grid-cols-3 border-b border-line"
    >
      {AREAS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={area === each}
          tabIndex={area === each ? 0 : -1}
          onClick={() => onChange(each)}
          className={cx(
            'min-h-11 border-b-2 font-medium focus-visible:-outline-offset-2',
            area === each ? 'border-link text-link' : 'border-transparent text-soft',
          )}
        >
          {names[each]}
        </button>
      ))}
    </div>
  );
}
