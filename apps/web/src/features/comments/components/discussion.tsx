import type { Comment } from '@abhyas/contract/comments';
import { fill } from '@abhyas/contract/fill';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { formatMoment } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { showAlert } from '../../../ui/alerts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { commentsQuery } from '../comments.queries.ts';
import { CommentForm } from './comment-form.tsx';
import { Thread } from './thread.tsx';

type Props = { readonly assetId: string; readonly solved: boolean; readonly onClose: () => void };

/** The Discussion modal: a box to add a comment, and the threads (spec section 2). */
export function Discussion({ assetId, solved, onClose }: Props) {
  const words = texts.comments;
  const { data, isError, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    commentsQuery(assetId),
  );
  useEffect(() => {
    if (isError && !data) showAlert(words.fetchFailed);
  }, [isError, data, words.fetchFailed]);

  const muted = data?.pages[0]?.muted;
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  return (
    <Dialog open onOpenChange={onClose} title={words.title} size="large">
      {muted ? (
        <p className="rounded-card bg-warn-soft px-4 py-3 text-warn">
          {fill(words.muted, { until: formatMoment(muted.until), reason: muted.reason })}
        </p>
      ) : (
        <CommentForm assetId={assetId} />
      )}
      <div className="mt-6 border-t border-line pt-5">
        {isPending && <TextSkeleton lines={4} />}
        {isError && !data && <p className="text-soft">{words.fetchFailed.msg}</p>}
        {data && comments.length === 0 && (
          <div className="py-6 text-center">
            <p className="font-[600]">{words.empty}</p>
            <p className="mt-1 text-soft">{words.emptyHint}</p>
          </div>
        )}
        <ul className="space-y-6">
          {threadsOf(comments).map(({ first, replies }) => (
            <li key={first.id}>
              <Thread
                assetId={assetId}
                first={first}
                replies={replies}
                solved={solved}
                muted={muted !== undefined}
              />
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button wide className="mt-6" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The server sends each thread's first comment with its replies behind it; pages may meet twice in a thread. */
function threadsOf(comments: readonly Comment[]): { first: Comment; replies: Comment[] }[] {
  const unique = [...new Map(comments.map((comment) => [comment.id, comment])).values()];
  return unique
    .filter((comment) => comment.parentId === '')
    .map((first) => ({ first, replies: unique.filter((comment) => comment.parentId === first.id) }));
}
