import { beginProviderSignIn, linkProvider } from '@abhyas/contract/sign-in-ways';
import { fill } from '@abhyas/contract/fill';
import * as z from 'zod/mini';

import { storageKeys } from '../../config.ts';
import { call } from '../../lib/api-client.ts';
import { showErrors } from '../../ui/error-toasts.ts';
import { showToast } from '../../ui/toasts.ts';
import { waysTexts } from './ways-texts.ts';

const visit = z.object({ key: z.string(), wanted: z.nullable(z.string()) });
/** An account whose owner has to log in once, so that a provider opens it too. */
const waitingLink = z.object({ key: z.string(), name: z.string(), email: z.string() });
export type WaitingLink = z.infer<typeof waitingLink>;

/** What is kept of a way to a provider belongs to this window alone: nobody else may come back by it. */
function read<S extends z.ZodMiniType>(schema: S, key: string): z.infer<S> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function take<S extends z.ZodMiniType>(schema: S, key: string): z.infer<S> | undefined {
  const kept = read(schema, key);
  if (kept !== undefined) sessionStorage.removeItem(key);
  return kept;
}

/** Leaves for a provider, keeping where the learner wanted to be. */
export async function leaveForProvider(id: string): Promise<void> {
  const { url, key } = await call(beginProviderSignIn, { params: { id } });
  const wanted = new URLSearchParams(window.location.search).get('next');
  sessionStorage.setItem(storageKeys.providerVisit, JSON.stringify({ key, wanted }));
  sessionStorage.removeItem(storageKeys.waitingLink);
  window.location.assign(url);
}

/** The way on which this window left for a provider; once. */
export const takeVisit = () => take(visit, storageKeys.providerVisit);

export function keepWaitingLink(link: WaitingLink): void {
  sessionStorage.setItem(storageKeys.waitingLink, JSON.stringify(link));
}

export const readWaitingLink = () => read(waitingLink, storageKeys.waitingLink);

/** Makes the link that waits, if one does, for the account that has just been signed in to, and says how it ended. */
export async function linkWaiting(): Promise<void> {
  const waiting = take(waitingLink, storageKeys.waitingLink);
  if (!waiting) return;
  try {
    const { name } = await call(linkProvider, { body: { key: waiting.key } });
    showToast({ msg: fill(waysTexts().provider.linked, { name }), type: 'success' });
  } catch (error) {
    showErrors(error);
  }
}
