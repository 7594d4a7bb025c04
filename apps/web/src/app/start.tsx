import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { userQuery } from '../features/auth/auth.queries.ts';
import { earlyAnswers } from '../lib/early-answers.ts';
import { firstScreenBegins } from '../lib/first-screen.ts';
import { loadTexts } from '../lib/language.ts';
import { nextTask } from '../lib/next-task.ts';
import { followConnection } from '../lib/outbox.ts';
import { startServiceWorker } from '../lib/saved-content.ts';
import { sessionToken } from '../lib/session-token.ts';
import { storageAvailable } from '../lib/storage.ts';
import { texts } from '../lib/texts.ts';
import { followTheme } from '../lib/theme.ts';
import { guardSinks } from '../lib/trusted-types.ts';
import { showToast } from '../ui/toasts.ts';
import { prefetchToasts, Toaster } from '../ui/toaster.tsx';
import { beginVisit } from './answers-first.ts';
import { queryClient } from './query-client.ts';
import { reportRecoverableError } from './recoverable-errors.ts';
import { routes } from './routes.tsx';

/** What the screen shows of an account; nothing is kept of a visitor. */
function readAgain(): void {
  if (sessionToken() !== null) void queryClient.refetchQueries({ type: 'active' });
}

/** Draws the first screen once, when its code and its data are there: until then the mark is in the page. */
export async function start(): Promise<void> {
  guardSinks();
  await loadTexts();
  followTheme();
  if (import.meta.env.PROD) startServiceWorker(readAgain);
  if (!storageAvailable()) showToast(texts.auth.toasts.storageUnavailable);

  // AUTH-15. Asked for at once, not when the frame that shows it has been fetched.
  if (sessionToken() !== null) void queryClient.prefetchQuery(userQuery);
  followConnection({
    account: () => queryClient.getQueryData(userQuery.queryKey)?._id,
    onSent: () => {
      showToast(texts.offline.sent);
      void queryClient.invalidateQueries();
    },
  });
  await nextTask();
  const router = createBrowserRouter(routes);
  await Promise.all([opened(router), earlyAnswers()]);
  await nextTask();
  draw(router);
  firstScreenBegins();
  beginVisit();
  prefetchToasts();
}

type Router = ReturnType<typeof createBrowserRouter>;

/** When the code of the first screen is there, or cannot be had. */
function opened(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) finish();
    });
    const finish = (): void => {
      stop();
      resolve();
    };
    if (router.state.initialized) finish();
  });
}

function draw(router: Router): void {
  const element = document.querySelector('#root');
  if (!element) throw new Error('the page has no #root');
  const root = createRoot(element, { onRecoverableError: reportRecoverableError });
  // As a transition it is drawn in pieces, with the browser's own work between them.
  startTransition(() => {
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </StrictMode>,
    );
  });
}
