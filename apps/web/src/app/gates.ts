import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';

import { loginPath } from '../features/auth/auth.rules.ts';
import { sessionToken } from '../lib/session-token.ts';
import { aMomentFor } from './answers-first.ts';
import { queryClient } from './query-client.ts';

/** Screens for signed-in users: a visitor goes to /login and comes back to where they wanted (FRAME-6). */
export function learnersOnly({ request }: LoaderFunctionArgs): Response | null {
  if (sessionToken() !== null) return null;
  const { pathname, search, hash } = new URL(request.url);
  return redirect(loginPath(pathname + search + hash));
}

/** /login, /register and the landing page: a signed-in user goes to /dashboard (FRAME-5). */
export function visitorsOnly(): Response | null {
  return sessionToken() === null ? null : redirect('/dashboard');
}

/**
 * The same for /login and /register, whose buttons depend on the institute: they are asked for beside the screen's code,
 * rather than that the form moves under somebody's finger.
 */
export async function entry(): Promise<Response | null> {
  const elsewhere = visitorsOnly();
  if (elsewhere) return elsewhere;
  const ways = import('../features/auth/ways.queries.ts').then(({ waysQuery }) =>
    queryClient.prefetchQuery(waysQuery),
  );
  await aMomentFor(ways.catch(() => undefined));
  return null;
}

/** A course as visitors see it: a signed-in user has it with their own progress. */
export function courseOfLearner({ params }: LoaderFunctionArgs): Response | null {
  return sessionToken() === null ? null : redirect(`/learn/${encodeURIComponent(params['topicId'] ?? '')}`);
}

/** The glossary of a course: a signed-in user has it among their courses. */
export function glossaryOfLearner({ params, request }: LoaderFunctionArgs): Response | null {
  const { search } = new URL(request.url);
  const path = `/learn/${encodeURIComponent(params['topicId'] ?? '')}/glossary`;
  return sessionToken() === null ? null : redirect(path + search);
}

/** `/` is a page of its own (see landing.html) for visitors; a signed-in user goes to /dashboard. */
export function landingOrDashboard(): Response {
  return sessionToken() === null ? redirectDocument('/') : redirect('/dashboard');
}
