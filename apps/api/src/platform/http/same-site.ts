import type { FastifyRequest } from 'fastify';

import { AppError } from '../errors.ts';

/**
 * Refuses what another website made a browser send. For GET calls that do something (there are two),
 * which an image on a strange page could otherwise set off. Browsers say it themselves (Fetch Metadata).
 * @throws AppError 403
 */
export function refuseCrossSite({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new AppError('frame.cross-site');
}
