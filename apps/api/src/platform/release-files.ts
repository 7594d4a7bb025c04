import { FILE_PATH } from '@abhyas/content/release';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from './app-context.ts';
import { AppError } from './errors.ts';
import { readBlob } from './release-store.ts';

/** Serves the pictures and videos of the release that anybody may fetch. Their names are their hashes. */
export async function releaseFiles(
  app: FastifyInstance,
  { db, release }: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  app.get<{ Params: { name: string } }>(`${FILE_PATH}:name`, async (request, reply) => {
    const file = release.current.release.files[request.params.name];
    const bytes = file && file.protectedBy === null ? await readBlob(db, file.hash) : undefined;
    if (!file || !bytes) throw new AppError('frame.not-found', { status: 404 });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-type', file.contentType)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(bytes);
  });
}
