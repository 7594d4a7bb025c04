import type { MatrixRow } from '@abhyas/contract/assignments.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/button.tsx';

const words = staffMessages.assignments;

type Props = {
  readonly rows: readonly MatrixRow[];
  readonly at: number;
  /** What was entered is saved before. */
  readonly saves: boolean;
  /** What was entered cannot be saved yet. */
  readonly blocked: boolean;
  readonly onMove: (to: MatrixRow) => void;
};

/** To the next learner and back: by buttons, or by J and K while nothing is written. */
export function StudentSteps({ rows, at, saves, blocked, onMove }: Props) {
  const [previous, next] = [rows[at - 1], rows[at + 1]];
  useKeys((key) => {
    const to = key === 'j' ? next : previous;
    if (to && !blocked) onMove(to);
  });
  const step = (to: MatrixRow | undefined, which: 'next' | 'previous') => (
    <Button
      size="small"
      aria-keyshortcuts={which === 'next' ? 'J' : 'K'}
      disabled={!to || blocked}
      onClick={() => to && onMove(to)}
    >
      {which === 'previous' && <ChevronLeft size={18} aria-hidden="true" />}
      {saves ? words.saveAnd[which] : words.go[which]}
      {which === 'next' && <ChevronRight size={18} aria-hidden="true" />}
    </Button>
  );
  return (
    <nav aria-label={words.learners} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {step(previous, 'previous')}
      <output className="text-small text-soft tabular-nums">
        {fill(words.learnerOf, { number: at + 1, of: rows.length })}
      </output>
      {step(next, 'next')}
      <span className="hidden text-small text-soft phone:inline">{words.stepKeys}</span>
    </nav>
  );
}

const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

function useKeys(onKey: (key: 'j' | 'k') => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if ((key !== 'j' && key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(WRITTEN_IN)) return;
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
