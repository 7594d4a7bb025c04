import { lazy, Suspense, useSyncExternalStore } from 'react';

import { onAlertsChange, wasAnyAlertShown } from './alerts.ts';

const loadToasts = () => import('./toasts.tsx');
const LazyToasts = lazy(async () => ({ default: (await loadToasts()).Toasts }));

/** The place of alerts. Its code is fetched with the first alert, or when the page has nothing else to do. */
export function Toaster() {
  const needed = useSyncExternalStore(onAlertsChange, wasAnyAlertShown, () => false);
  return needed && <Suspense>{<LazyToasts />}</Suspense>;
}

/** Fetches the toasts ahead, so that an alert can be shown also when the connection has gone. */
export function prefetchToasts(): void {
  const whenIdle = window.requestIdleCallback ?? ((task: () => void) => window.setTimeout(task, 2000));
  whenIdle(() => void loadToasts().catch(() => undefined));
}
