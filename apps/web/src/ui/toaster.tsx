import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';

import { texts } from '../lib/texts.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { onToastsChange, shownToasts, type ShownToast } from './toasts.ts';

const loadToast = () => import('./toast.tsx');
const LazyToast = lazy(async () => ({ default: (await loadToast()).Toast }));

/** Brings the keyboard to the toasts; the same key as in other programs with toasts. */
const HOTKEY = 'F8';

/**
 * The place of toasts. Its two live regions are there before the first toast, because screen readers say
 * only what arrives in a region they know; what a toast looks like is fetched with the first, or when the
 * page has nothing else to do. Hovering or focusing one pauses its clock, F8 brings the keyboard there.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, shownToasts);
  const errors = toasts.filter(({ type }) => type === 'error');
  const others = toasts.filter(({ type }) => type !== 'error');
  return (
    <section
      ref={useHotkeyFocus()}
      tabIndex={-1}
      aria-label={`${texts.frame.toasts} (${HOTKEY})`}
      data-print="hidden"
      // Over a screen of work it may not lie on the bar, in which its buttons stand.
      className="pointer-events-none fixed top-3 right-3 left-3 z-[60] ml-auto max-w-[400px] outline-none in-[[data-work-bar]]:top-36 learn:in-[[data-work-bar]]:top-13"
    >
      <div role="alert">
        <Toasts toasts={errors} />
      </div>
      <output className="block">
        <Toasts toasts={others} />
      </output>
    </section>
  );
}

function Toasts({ toasts }: { readonly toasts: readonly ShownToast[] }) {
  return (
    <Suspense>
      {toasts.map((toast) => (
        <LazyToast key={toast.id} toast={toast} />
      ))}
    </Suspense>
  );
}

function useHotkeyFocus() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === HOTKEY) element.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return element;
}

/** Fetches the toasts ahead, so that a toast can be shown also when the connection has gone. */
export function prefetchToasts(): void {
  whenIdle(() => void loadToast().catch(() => undefined));
}
