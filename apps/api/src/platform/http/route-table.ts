import type { Access, Call, EventStream } from '@abhyas/contract/call';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** One route as it was registered. */
export type RouteEntry = {
  readonly method: string;
  /** Its pattern, with `:name` for parameters. */
  readonly path: string;
  readonly access?: Access;
  /** The declaration it was registered from; routes that are no calls have none. */
  readonly call?: Call;
  /** The declaration of its events, where it sends events until its reader leaves. */
  readonly stream?: EventStream;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, so that documents and tests about all of them cannot forget one. */
    routeTable(): readonly RouteEntry[];
  }
  interface FastifyContextConfig {
    call?: Call;
    stream?: EventStream;
  }
}

/** Notes each route that is registered after it. HEAD routes, which Fastify adds to GET by itself, are left out. */
export const routeTable = fp(async (app: FastifyInstance) => {
  const entries: RouteEntry[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) {
      if (each === 'HEAD') continue;
      const { access, call, stream } = config ?? {};
      const declared = { ...(access && { access }), ...(call && { call }), ...(stream && { stream }) };
      entries.push({ method: each, path: url, ...declared });
    }
  });
  app.decorate('routeTable', () => entries);
});
