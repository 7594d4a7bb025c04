import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';

import type { Tone } from '../run.rules.ts';

/** How a verdict looks; its words stand beside it always. */
export const TONE_LOOKS: Readonly<Record<Tone, string>> = {
  good: 'border-good bg-good-soft text-good',
  bad: 'border-bad bg-bad-soft text-bad',
  warn: 'border-warn bg-warn-soft text-warn',
  note: 'border-note bg-note-soft text-note',
};

export const TONE_ICONS = { good: CircleCheck, bad: CircleX, warn: Hourglass, note: Ban } as const;
