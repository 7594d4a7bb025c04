import { staffMessages } from '@abhyas/contract/messages.staff';
import type { StaffComment } from '@abhyas/contract/comments.staff';
import { fill } from '@abhyas/contract/fill';

import { formatMoment } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Badge } from '../../../ui/badge.tsx';

const words = staffMessages.comments;

/** What is to be known of a comment and its author, as badges. */
export function CommentBadges({ comment }: { readonly comment: StaffComment }) {
  const { official, endorsed, held, hidden, mutedUntil } = comment;
  return (
    <>
      {official && <Badge tone="link">{texts.comments.official}</Badge>}
      {endorsed && <Badge tone="good">{texts.comments.endorsed}</Badge>}
      {held && <Badge tone="warn">{words.held}</Badge>}
      {hidden && <Badge tone="bad">{words.hidden}</Badge>}
      {mutedUntil !== undefined && (
        <Badge tone="note">{fill(words.mutedUntil, { when: formatMoment(mutedUntil) })}</Badge>
      )}
    </>
  );
}
