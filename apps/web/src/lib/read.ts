import type { Call, CallInput, CallReply } from '@abhyas/contract/call';

import { call, urlOf } from './api-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Method and address of the call that answers this query. The build reads it (app/screens.build.ts). */
      readonly reads?: string;
    };
  }
}

type Read<C extends Call> = {
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<CallReply<C>>;
  readonly meta: { readonly reads: string };
};

/** The options of a query that one call of the contract answers; `queryKey` and the rest are beside them. */
export function read<C extends Call>(declared: C, input: CallInput<C>): Read<C> {
  return {
    queryFn: ({ signal }) => call(declared, input, { signal }),
    meta: { reads: `${declared.method} ${urlOf(declared, input)}` },
  };
}
