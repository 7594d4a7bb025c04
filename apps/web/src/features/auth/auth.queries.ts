import { currentUser, user as userSchema, type User } from '@abhyas/contract/auth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { storageKeys } from '../../config.ts';
import { call } from '../../lib/api-client.ts';
import { read } from '../../lib/read.ts';
import { forgetSavedContent } from '../../lib/saved-content.ts';
import { dropSessionToken, keepSessionUser, sessionToken } from '../../lib/session-token.ts';
import { readStored } from '../../lib/storage.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { followLanguage } from './own-language.ts';

/**
 * The signed-in learner. Kept on the device between visits (PRACTICE-28: the auth state is
 * persisted locally), so that the frame is there at once and offline.
 */
export const userQuery = queryOptions({
  queryKey: ['auth', 'user'],
  meta: read(currentUser, {}).meta,
  queryFn: loadUser,
  staleTime: 60_000,
  initialData: keptUser,
  initialDataUpdatedAt: 0,
});

/** AUTH-15 to AUTH-18. Null: the session is over and nothing is loaded. */
async function loadUser(): Promise<User | null> {
  const token = sessionToken();
  const reply = await call(currentUser, {});
  if ('oldSession' in reply) {
    // Somebody may have signed in again while the old token was being looked up.
    if (sessionToken() === token) endSession();
    return null;
  }
  const { expired, ...user } = reply;
  if (expired) showToast(texts.auth.toasts.courseExpired);
  keepSessionUser(token, user);
  followLanguage(user);
  return user;
}

/** The session is over on the server: forget the token and say so once. */
export function endSession(): void {
  dropSessionToken();
  forgetSavedContent();
  showToast(texts.auth.toasts.oldSession);
}

function keptUser(): User | undefined {
  try {
    const kept = z.safeParse(userSchema, JSON.parse(readStored(storageKeys.user) ?? 'null'));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The learner, on screens behind the sign-in undefined only while the very first load is under way. A visitor of a first
 * module is nobody, and no session of theirs has ended.
 */
export function useUser(): User | undefined {
  return useQuery({ ...userQuery, enabled: sessionToken() !== null }).data ?? undefined;
}
