import { NotLoaded } from '../ui/not-loaded.tsx';
import { faultText } from './fault-text.ts';

type Query<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** Who would be reached, as it was just answered; undefined while that is not known, and when it was known only before. */
export function knownReceivers<T>({ data, error }: Query<T>): T | undefined {
  return error === null ? data : undefined;
}

/** Says why it is not known who would be reached: what waits for that does not stay closed without a word. */
export function ReceiversFault({ query: { error, refetch } }: { readonly query: Query<unknown> }) {
  const fault = faultText(error);
  return fault === undefined ? null : <NotLoaded onRetry={() => void refetch()}>{fault}</NotLoaded>;
}
