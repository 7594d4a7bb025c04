import { logout } from '@abhyas/contract/auth';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { storageKeys } from '../../config.ts';
import { call } from '../../lib/api-client.ts';
import { flushBeforeLogout } from '../../lib/before-logout.ts';
import {
  dropSessionToken,
  keepSessionToken,
  onSessionChange,
  sessionToken,
} from '../../lib/session-token.ts';
import { forgetSavedContent } from '../../lib/saved-content.ts';
import { clearStored } from '../../lib/storage.ts';
import { forgetTexts } from '../../lib/synced-text/text-store.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { confirmInBrowser } from '../../ui/confirm.ts';
import { handOverVisitorWork } from '../../lib/visitor-work.ts';
import { userQuery } from './auth.queries.ts';
import { landingAfterSignIn } from './auth.rules.ts';

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, sessionToken, sessionToken) !== null;
}

/**
 * Signs in, by whichever way `ask` gets a token: stores it and goes where the learner wanted to be, or to `to`. When it
 * fails nobody is signed in on this device any more (AUTH-10).
 */
export function useSignIn(): (ask: () => Promise<{ token: string }>, to?: string | null) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (ask, to) => {
    const wanted = to ?? new URLSearchParams(window.location.search).get('next');
    dropSessionToken({ quietly: true });
    const { token } = await ask();
    client.clear();
    keepSessionToken(token);
    await handOverVisitorWork();
    if (hasWaitingLink()) await (await import('./provider-visit.ts')).linkWaiting();
    // Beside the code of the screen that comes next, not after it.
    void client.prefetchQuery(userQuery);
    await navigate(landingAfterSignIn(wanted), { replace: true });
  };
}

/** Whether a provider named somebody whose account had to be logged in to once (AUTH-42). */
function hasWaitingLink(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.waitingLink) !== null;
  } catch {
    return false;
  }
}

/** Nothing of whoever was signed in stays on this device. */
function forgetDevice(client: QueryClient): void {
  const user = client.getQueryData(userQuery.queryKey);
  dropSessionToken({ quietly: true });
  clearStored();
  if (user) void forgetTexts(user._id);
  forgetSavedContent();
}

/** Forgets whoever was signed in here, without a word: the screen that follows says what happened. */
export function useForgetSession(): () => void {
  const client = useQueryClient();
  return () => {
    forgetDevice(client);
    client.clear();
  };
}

/**
 * Logout (AUTH-14): asks, saves what is unsaved, ends the session on the server, forgets
 * everything on the device and says so. Works offline too.
 */
export function useLogout(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    if (!confirmInBrowser(texts.auth.confirmLogout)) return;
    const saved = await flushBeforeLogout();
    if (!saved && !confirmInBrowser(texts.auth.confirmLoseCode)) return;
    await call(logout, {}).catch(() => undefined);
    forgetDevice(client);
    await navigate('/login', { replace: true });
    client.clear();
    showToast(texts.auth.toasts.loggedOut);
  };
}
