import type { Notification } from '@abhyas/contract/notifications';
import { Link } from 'react-router';

import { formatRelative } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { NewBadge } from '../../../ui/badge.tsx';
import { setNotificationMarker } from '../../comments/notification-marker.ts';

type Props = { readonly notification: Notification; readonly onRead: () => void };

/** One notification: text, relative time, New badge, and a link when it has a url. */
export function NotificationLine({ notification, onRead }: Props) {
  const { text, url, assetId, at } = notification;
  const open = () => {
    if (assetId !== undefined) setNotificationMarker(assetId);
    if (notification.new) onRead();
  };
  return (
    <li className="relative flex items-baseline gap-3 py-4">
      <div className="min-w-0 grow">
        {url === undefined ? (
          <p>{text}</p>
        ) : (
          <Link
            to={url}
            onClick={open}
            className="font-medium text-link underline-offset-4 after:absolute after:inset-0"
          >
            {text}
          </Link>
        )}
        <time dateTime={at} className="mt-0.5 block text-small text-soft">
          {formatRelative(at)}
        </time>
      </div>
      {notification.new && <NewBadge>{texts.notifications.newBadge}</NewBadge>}
    </li>
  );
}
