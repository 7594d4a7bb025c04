import type { Comment } from '@abhyas/contract/comments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { repliesQuery } from '../comments.queries.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentView } from './comment-view.tsx';

type Props = {
  readonly assetId: string;
  readonly first: Comment;
  readonly replies: readonly Comment[];
  readonly solved: boolean;
  /** A moderator lets this reader write again later. */
  readonly muted: boolean;
};

/** A comment with its replies and a way to add one. */
export function Thread({ assetId, first, replies, solved, muted }: Props) {
  const [answering, setAnswering] = useState(false);
  return (
    <>
      <CommentView assetId={assetId} comment={first} solved={solved} />
      <div className="mt-3 ml-4 space-y-4 border-l border-line pl-4 learn:ml-11">
        {replies.map((reply) => (
          <CommentView key={reply.id} assetId={assetId} comment={reply} solved={solved} />
        ))}
        {first.moreReplies !== undefined && (
          <LaterReplies
            assetId={assetId}
            threadId={first.id}
            after={first.moreReplies}
            known={replies}
            solved={solved}
          />
        )}
        {muted ? null : answering ? (
          <CommentForm assetId={assetId} parent={first} onDone={() => setAnswering(false)} />
        ) : (
          <Button variant="quiet" size="small" onClick={() => setAnswering(true)} className="-ml-3">
            {texts.comments.reply}
          </Button>
        )}
      </div>
    </>
  );
}

type LaterProps = {
  readonly assetId: string;
  readonly threadId: string;
  readonly after: string;
  readonly known: readonly Comment[];
  readonly solved: boolean;
};

/** The replies beyond those that came with a long thread, fetched when they are asked for. */
function LaterReplies({ assetId, threadId, after, known, solved }: LaterProps) {
  const [asked, setAsked] = useState(false);
  const query = useInfiniteQuery({ ...repliesQuery(threadId, after), enabled: asked });
  const shown = new Set(known.map((reply) => reply.id));
  const later = query.data?.pages.flatMap((page) => page.comments) ?? [];
  const more = () => (asked ? void query.fetchNextPage() : setAsked(true));
  return (
    <>
      {later
        .filter((reply) => !shown.has(reply.id))
        .map((reply) => (
          <CommentView key={reply.id} assetId={assetId} comment={reply} solved={solved} />
        ))}
      {(!query.data || query.hasNextPage) && (
        <Button size="small" busy={query.isFetching} onClick={more}>
          {texts.comments.moreReplies}
        </Button>
      )}
    </>
  );
}
