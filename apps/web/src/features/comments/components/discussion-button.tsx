import { useQueryClient } from '@tanstack/react-query';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useEffect, useRef, useState } from 'react';

import { timings } from '../../../config.ts';
import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { commentsQuery } from '../comments.queries.ts';
import { isMarked, removeNotificationMarker } from '../notification-marker.ts';

const Discussion = lazyPart(async () => (await import('./discussion.tsx')).Discussion);

type Props = {
  readonly assetId: string;
  /** Comments that give a solution away are open to those who have solved the problem. */
  readonly solved?: boolean;
  /** Where it stands: it floats at the foot of a page, or stands in the bar of a screen of work. */
  readonly at?: 'foot' | 'bar';
};

/**
 * The floating Discuss button and its modal (COMMENTS-1), for learn and problem screens. Give it the
 * asset as its key.
 */
export function DiscussionButton({ assetId, solved = false, at = 'foot' }: Props) {
  const client = useQueryClient();
  // Coming from a notification opens the discussion by itself (NOTIFICATIONS-3).
  const [open, setOpen] = useState(() => isMarked(assetId));
  // Only once this is on the screen: React may draw it several times before.
  useEffect(removeNotificationMarker, []);
  const clearing = useRef<number | undefined>(undefined);

  useEffect(() => () => window.clearTimeout(clearing.current), []);

  const change = (next: boolean) => {
    setOpen(next);
    window.clearTimeout(clearing.current);
    if (next) return;
    // COMMENTS-5: comments are cleared 500 ms after it closes.
    clearing.current = window.setTimeout(
      () => client.removeQueries({ queryKey: commentsQuery(assetId).queryKey }),
      timings.commentClearMs,
    );
  };
  return (
    <>
      {at === 'bar' ? (
        <Button
          onClick={() => change(true)}
          size="small"
          variant="quiet"
          title={texts.comments.discuss}
          icon={<MessagesSquare size={19} aria-hidden="true" className="shrink-0" />}
          className="min-w-11 px-2!"
        >
          <span className="sr-only min-[1500px]:not-sr-only">{texts.comments.discuss}</span>
        </Button>
      ) : (
        <Floating onClick={() => change(true)} />
      )}
      {open && <Discussion assetId={assetId} solved={solved} onClose={() => change(false)} />}
    </>
  );
}

function Floating({ onClick }: { readonly onClick: () => void }) {
  return (
    <div
      className={cx(
        'pointer-events-none fixed z-30 flex justify-end learn:top-auto learn:right-6 learn:bottom-6 learn:left-auto learn:z-20',
        // On a phone it floats within the top bar, and scrolls away with it: anywhere else it would lie on the text.
        'top-2 right-24 left-16 max-learn:@container max-learn:short:absolute phone:right-68',
      )}
    >
      <Button
        onClick={onClick}
        icon={<MessagesSquare size={20} aria-hidden="true" className="shrink-0" />}
        className="pointer-events-auto rounded-full! max-learn:px-3 learn:shadow-float"
        data-print="hidden"
      >
        <span className="@max-[7rem]:sr-only">{texts.comments.discuss}</span>
      </Button>
    </div>
  );
}
