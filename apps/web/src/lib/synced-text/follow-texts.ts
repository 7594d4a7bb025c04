import { onBeforeLogout } from '../before-logout.ts';
import { sendAll } from './open-texts.ts';

/** Sends all texts of an account now, whenever the connection is back, and before somebody logs out. */
export function followTexts(accountId: string): () => void {
  const send = (): void => void sendAll(accountId);
  send();
  window.addEventListener('online', send);
  const forgetLogout = onBeforeLogout(() => sendAll(accountId));
  return () => {
    window.removeEventListener('online', send);
    forgetLogout();
  };
}
