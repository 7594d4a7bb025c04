import './ui/styles/base.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { queryClient } from './app/query-client.ts';
import { reportRecoverableError } from './app/recoverable-errors.ts';
import { routes } from './app/routes.tsx';
import { userQuery } from './features/auth/auth.queries.ts';
import { loadTexts } from './lib/language.ts';
import { followConnection } from './lib/outbox.ts';
import { startServiceWorker } from './lib/saved-content.ts';
import { sessionToken } from './lib/session-token.ts';
import { storageAvailable } from './lib/storage.ts';
import { texts } from './lib/texts.ts';
import { followTheme } from './lib/theme.ts';
import { guardSinks } from './lib/trusted-types.ts';
import { showAlert } from './ui/alerts.ts';
import { prefetchToasts, Toaster } from './ui/toaster.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');

guardSinks();
await loadTexts();
followTheme();
if (import.meta.env.PROD) startServiceWorker();
followConnection(() => {
  showAlert(texts.offline.sent);
  void queryClient.invalidateQueries();
});
if (!storageAvailable()) showAlert(texts.auth.alerts.storageUnavailable);

// Spec section 4, Start-up. Asked for at once, not when the frame that shows it has been fetched.
if (sessionToken() !== null) void queryClient.prefetchQuery(userQuery);

createRoot(root, { onRecoverableError: reportRecoverableError }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
prefetchToasts();
