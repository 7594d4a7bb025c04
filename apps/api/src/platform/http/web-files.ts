import { existsSync } from 'node:fs';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../errors.ts';
import { sendErrors } from './error-handler.ts';

const YEAR_MS = 31_536_000_000;

/** Paths of files: a hidden or relative segment, or a name with an ending. No page has one of these. */
const FILE = /(?:\/|%2f)\.|\.[a-z0-9]+$/i;

/** Pages about a person, for those who were given the address. */
const NOT_INDEXED = /^\/certificates(?:\/|$)/;

/**
 * Serves the built web application: hashed assets forever, the page itself never from a cache. Any other
 * path outside /api gets the page, whose router shows what belongs there.
 */
export async function webFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const built = existsSync(folder);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forever = path.includes('/assets/');
        reply.header('cache-control', forever ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && built;
    const [path = ''] = request.url.split('?');
    if (NOT_INDEXED.test(path)) reply.header('x-robots-tag', 'noindex');
    if (isPage && !FILE.test(path)) return reply.sendFile('index.html');
    return sendErrors(reply, 404, [new AppError('frame.not-found')]);
  });
}
