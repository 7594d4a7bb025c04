import { fill } from '@abhyas/contract/fill';
import type { Active, Announcements, Over } from '@dnd-kit/core';

import { texts } from '../../lib/texts.ts';

const contentOf = (active: Active): string => String(active.data.current?.['content'] ?? '');
const labelOf = (over: Over): string => String(over.data.current?.['label'] ?? '');

/** What a screen reader says while something is carried. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => fill(texts.exercise.picked, { content: contentOf(active) }),
  onDragOver: ({ active, over }) =>
    over
      ? fill(texts.exercise.over, { content: contentOf(active), place: labelOf(over) })
      : fill(texts.exercise.overNothing, { content: contentOf(active) }),
  onDragEnd: ({ active, over }) =>
    over
      ? fill(texts.exercise.dropped, { content: contentOf(active), place: labelOf(over) })
      : fill(texts.exercise.returned, { content: contentOf(active) }),
  onDragCancel: ({ active }) => fill(texts.exercise.cancelled, { content: contentOf(active) }),
};
