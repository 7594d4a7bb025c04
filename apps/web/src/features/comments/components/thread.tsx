import type { Comment } from '@abhyas/contract/comments';
import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentView } from './comment-view.tsx';

type Props = {
  readonly assetId: string;
  readonly first: Comment;
  readonly replies: readonly Comment[];
  readonly solved: boolean;
};

/** A comment with its replies and a way to add one. */
export function Thread({ assetId, first, replies, solved }: Props) {
  const [answering, setAnswering] = useState(false);
  return (
    <>
      <CommentView assetId={assetId} comment={first} solved={solved} />
      <div className="mt-3 ml-4 space-y-4 border-l border-line pl-4 learn:ml-11">
        {replies.map((reply) => (
          <CommentView key={reply.id} assetId={assetId} comment={reply} solved={solved} />
        ))}
        {answering ? (
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
