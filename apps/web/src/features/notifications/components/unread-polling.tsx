import { useUnreadPolling } from '../notifications.queries.ts';

/** Draws nothing: what arrives is a part of its own, so that the screen is not drawn again with each answer. */
export function UnreadPolling(): null {
  useUnreadPolling();
  return null;
}
