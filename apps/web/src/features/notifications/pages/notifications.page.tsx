import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { NotificationLine } from '../components/notification-line.tsx';
import { NotificationSwitches } from '../components/notification-switches.tsx';
import { notificationsQuery, useReading } from '../notifications.queries.ts';

/** /notifications (NOTIFICATIONS-1). */
export function NotificationsPage() {
  const words = texts.notifications;
  const { data: notifs, error, dataUpdatedAt, refetch } = useQuery(notificationsQuery);
  const { read, unread } = useReading();
  const [undoable, setUndoable] = useState<string[]>([]);

  // It is asked for again and again: that it fails is told once, until it has come.
  const failedSince = useRef<number>(undefined);
  useEffect(() => {
    if (!error || failedSince.current === dataUpdatedAt) return;
    failedSince.current = dataUpdatedAt;
    showErrors(error);
  }, [error, dataUpdatedAt]);

  const readAll = async () => setUndoable((await read.mutateAsync(undefined)).ids);
  const undo = () => {
    unread.mutate(undoable);
    setUndoable([]);
  };
  const anyNew = notifs?.some((each) => each.new) ?? false;
  return (
    <Page
      title={words.title}
      width="reading"
      {...(anyNew && {
        action: (
          <Button size="small" busy={read.isPending} onClick={() => void readAll()}>
            {words.readAll}
          </Button>
        ),
      })}
    >
      <output className="block">
        {undoable.length > 0 && (
          <p className="mb-4 flex items-center gap-3">
            {fill(words.allRead, { count: undoable.length })}
            <Button variant="quiet" size="small" onClick={undo}>
              {words.undo}
            </Button>
          </p>
        )}
      </output>
      {!notifs &&
        (error ? (
          <NotLoaded onRetry={() => void refetch()}>{words.failed}</NotLoaded>
        ) : (
          <TextSkeleton lines={6} />
        ))}
      {notifs?.length === 0 && <EmptyState title={words.empty} />}
      {notifs && notifs.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {notifs.map((each) => (
            <NotificationLine key={each.id} notification={each} onRead={() => read.mutate([each.id])} />
          ))}
        </ul>
      )}
      <NotificationSwitches />
    </Page>
  );
}
