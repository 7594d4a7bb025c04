import type { Comment } from '@abhyas/contract/comments';
import { useState } from 'react';

import { formatDate, formatRelative } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentText } from './comment-text.tsx';

type Props = { readonly assetId: string; readonly comment: Comment; readonly solved: boolean };

/** One comment: who, when, what, and what its reader may do with it. */
export function CommentView({ assetId, comment, solved }: Props) {
  const words = texts.comments;
  return (
    <article className="flex gap-3">
      <Avatar name={comment.by} colour={comment.userColor} size={32} />
      <div className="min-w-0 grow">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-[600]">{comment.by}</span>
          {comment.official && <Badge tone="link">{words.official}</Badge>}
          {comment.endorsed && <Badge tone="good">{words.endorsed}</Badge>}
          <time dateTime={comment.at} title={formatDate(comment.at)} className="text-small text-soft">
            {formatRelative(comment.at)}
          </time>
          {comment.edited && <span className="text-small text-soft">{words.edited}</span>}
        </header>
        {comment.held && <p className="mt-1 text-small text-warn">{words.held}</p>}
        <div className="mt-1.5">
          <Body comment={comment} solved={solved} />
        </div>
        {!comment.deleted && <CommentActions assetId={assetId} comment={comment} />}
      </div>
    </article>
  );
}

/** A comment that gives a solution away is folded until the reader has solved the problem, or taps. */
function Body({ comment, solved }: Omit<Props, 'assetId'>) {
  const words = texts.comments;
  const [shown, setShown] = useState(false);
  if (comment.deleted) return <p className="text-soft italic">{words.removed}</p>;
  if (comment.spoiler && !solved && !comment.mine && !shown) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-soft">
        {words.spoilerFolded}
        <Button size="small" onClick={() => setShown(true)}>
          {words.showSpoiler}
        </Button>
      </p>
    );
  }
  return <CommentText text={comment.comment} />;
}
