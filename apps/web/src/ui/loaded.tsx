import CloudOff from 'lucide-react/icons/cloud-off';
import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import { Navigate } from 'react-router';

import { ApiError } from '../lib/api-error.ts';
import { texts } from '../lib/texts.ts';
import { FaultScreen } from './fault-screen.tsx';

type Query<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

type Props<T> = {
  readonly query: Query<T>;
  /** In the shape of what is coming. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** What replaces something that the server does not know: /notfound, unless a frame around has its own. */
export const Missing = createContext<(error: ApiError) => ReactNode>(() => (
  <Navigate to="/notfound" replace />
));

/** `query`, not shown before `above` has its answer: what is above would push it down when it comes. */
export function heldFor<T>(above: { readonly isLoading: boolean }, query: Query<T>): Query<T> {
  return above.isLoading ? { ...query, data: undefined } : query;
}

/**
 * What a query brought: the skeleton until it is there, `Missing` when the server knows no such thing,
 * the fault when nothing is there to show. What was there before stays when asking again fails, and a
 * line says so.
 */
export function Loaded<T>({ query: { data, error, refetch }, skeleton, children }: Props<T>) {
  const missing = use(Missing);
  // What comes after the skeleton is drawn in pieces: in one it would hold up a slow phone for 200 ms.
  const drawn = useDeferredValue(data !== undefined);
  if (error instanceof ApiError && error.status === 404) return missing(error);
  if (data !== undefined && drawn) {
    return (
      <>
        {error !== null && error !== undefined && <StaleNotice onRetry={() => void refetch()} />}
        {children(data)}
      </>
    );
  }
  if (data === undefined && error !== null && error !== undefined)
    return <FaultScreen error={error} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <output className="sr-only">{texts.frame.loading}</output>
      {skeleton}
    </div>
  );
}

function StaleNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <output
      data-print="hidden"
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-note-soft px-4 py-2 text-note"
    >
      <CloudOff size={18} aria-hidden="true" />
      <span className="grow">{texts.learning.stale}</span>
      <button
        type="button"
        className="min-h-9 font-medium touch:min-h-11 underline underline-offset-2"
        onClick={onRetry}
      >
        {texts.frame.tryAgain}
      </button>
    </output>
  );
}
