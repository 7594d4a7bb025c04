import { ChangeSet } from '@codemirror/state';

import { EDIT_KINDS, type EditKind, type TextLog } from './practice-texts.ts';

/** One moment of a text: an edit of its log. */
export type TextMoment = {
  readonly atMs: number;
  readonly kind: EditKind;
  readonly changes: ChangeSet;
};

/** The moments of a log, in the order of its edits. */
export function momentsOf(rows: TextLog['rows']): TextMoment[] {
  let latestMs = 0;
  return rows.flatMap(({ at, edits }) =>
    edits.map(([, kind, ageMs, changes]) => {
      // Requests take longer and shorter on their way, and clocks jump: no edit is older than the one before.
      latestMs = Math.max(latestMs, Date.parse(at) - ageMs);
      return { atMs: latestMs, kind: EDIT_KINDS[kind] ?? 'save', changes: ChangeSet.fromJSON(changes) };
    }),
  );
}
