import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ModerationAction, ModerationItem, ModerationView } from '@abhyas/contract/comments.staff';
import { fill } from '@abhyas/contract/fill';

import { countText } from '../../../lib/counts.ts';
import { formatMoment, formatRelative } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CommentText } from '../components/comment-text.tsx';
import { CommentBadges } from './comment-badges.tsx';
import type { Moderation } from './moderation.queries.ts';

const words = staffMessages.comments;

const ACTIONS: Readonly<Record<ModerationView, readonly ModerationAction[]>> = {
  unanswered: ['waive', 'hide'],
  reported: ['settle', 'hide'],
  held: ['release', 'hide'],
  hidden: ['show'],
};

type Props = {
  readonly view: ModerationView;
  readonly item: ModerationItem;
  readonly onAct: (action: Moderation) => void;
};

/** A comment in a moderators' list: where, who, since when, what, and what to do with it. */
export function ModerationItemView({ view, item, onAct }: Props) {
  const { comment, place: about, reports, replies, since, threadId } = item;
  return (
    <article>
      <p className="text-small text-soft">
        <span className="font-medium text-ink">{about.title}</span> {about.within}
      </p>
      <header className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-[600]">{comment.by}</span>
        <CommentBadges comment={comment} />
        <time dateTime={since} title={formatMoment(since)} className="text-small text-soft">
          {fill(words.since, { when: formatRelative(since) })}
        </time>
        {replies > 0 && <span className="text-small text-soft">{countText(words.replies, replies)}</span>}
      </header>
      <div className="mt-1.5 max-w-reading">
        <CommentText text={comment.comment} />
      </div>
      {reports.map((report) => (
        <p key={report.by + report.at} className="mt-1 text-small text-bad">
          {fill(words.reportedBy, { name: report.by, reason: report.reason })}
        </p>
      ))}
      <p className="mt-2 flex flex-wrap gap-2">
        <ButtonLink
          to={`/admin/talk/${threadId}`}
          size="small"
          aria-label={fill(words.openOf, { name: comment.by, title: about.title })}
        >
          {words.open}
        </ButtonLink>
        {ACTIONS[view].map((action) => (
          <Button
            key={action}
            size="small"
            variant="quiet"
            onClick={() => onAct({ id: comment.id, action, seen: comment.comment })}
          >
            {words.actions[action]}
          </Button>
        ))}
      </p>
    </article>
  );
}
