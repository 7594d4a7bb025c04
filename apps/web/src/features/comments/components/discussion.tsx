import type { CallReply } from '@abhyas/contract/call';
import type { Comment, listComments } from '@abhyas/contract/comments';
import { fill } from '@abhyas/contract/fill';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { ApiError } from '../../../lib/api-error.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { commentsQuery } from '../comments.queries.ts';
import { CommentForm } from './comment-form.tsx';
import { Thread } from './thread.tsx';

type Props = { readonly assetId: string; readonly solved: boolean };

/** The Discussion modal (COMMENTS-1). */
export function Discussion({ onClose, ...about }: Props & { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={texts.comments.title} size="large">
      <Comments {...about} />
    </Dialog>
  );
}

/** A box to add a comment, and the threads. */
export function Comments({ assetId, solved }: Props) {
  const words = texts.comments;
  const query = useInfiniteQuery(commentsQuery(assetId));
  const { data, error, isError, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  useEffect(() => {
    if (isError && !data) showToast(words.fetchFailed);
  }, [isError, data, words.fetchFailed]);

  const page = data?.pages[0];
  const muted = page?.muted;
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  return (
    <>
      {muted ? (
        <p className="rounded-card bg-warn-soft px-4 py-3 text-warn">
          {fill(words.muted, { until: formatMoment(muted.until), reason: muted.reason })}
        </p>
      ) : (
        <CommentForm assetId={assetId} />
      )}
      <div className="mt-6 border-t border-line pt-5">
        {isPending && <TextSkeleton lines={4} />}
        {isError && !data && <NotFetched error={error} onRetry={() => void query.refetch()} />}
        {page && <Threads comments={comments} page={page} assetId={assetId} solved={solved} />}
        {hasNextPage && (
          <Button wide className="mt-6" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        )}
      </div>
    </>
  );
}

/** Being offline is not a failure: all one can do is wait. */
function NotFetched({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isOffline = error instanceof ApiError && error.offline;
  return (
    <div className="space-y-3">
      <p className="text-soft">
        {isOffline ? texts.errors['frame.offline'] : texts.comments.fetchFailed.msg}
      </p>
      <Button size="small" onClick={onRetry}>
        {texts.frame.tryAgain}
      </Button>
    </div>
  );
}

type ThreadsProps = Pick<Props, 'assetId' | 'solved'> & {
  readonly comments: readonly Comment[];
  readonly page: CallReply<typeof listComments>;
};

/** How many comments there are, and the threads that are loaded. */
function Threads({ comments, page: { total, muted }, assetId, solved }: ThreadsProps) {
  if (comments.length === 0) return <NothingYet />;
  return (
    <>
      {total > 1 && (
        <p className="mb-4 text-small text-soft">{fill(texts.comments.count, { count: total })}</p>
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
    </>
  );
}

function NothingYet() {
  const words = texts.comments;
  return (
    <div className="py-6 text-center">
      <p className="font-[600]">{words.empty}</p>
      <p className="mt-1 text-soft">{words.emptyHint}</p>
    </div>
  );
}

/** The server sends each thread's first comment followed by its replies; pages may meet twice in a thread. */
function threadsOf(comments: readonly Comment[]): { first: Comment; replies: Comment[] }[] {
  const unique = [...new Map(comments.map((comment) => [comment.id, comment])).values()];
  return unique
    .filter((comment) => comment.parentId === '')
    .map((first) => ({ first, replies: unique.filter((comment) => comment.parentId === first.id) }));
}
