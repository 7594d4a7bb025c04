import { ApiError } from '../../lib/api-error.ts';

type Faults = Readonly<Record<string, string>>;

/** What an error of a launch says in the language of the pages; as it came when we have no words of our own for it. */
export function faultOf(error: unknown, faults: Faults): string {
  if (!(error instanceof ApiError)) return String(error);
  const [first] = error.errors;
  return faults[first?.code ?? ''] ?? error.message;
}
