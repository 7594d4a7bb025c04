import { contentTypeOf } from '@abhyas/content/files/file-store';
import { FILE_PATH, type ReleaseFile } from '@abhyas/content/release';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { AppContext } from '../app-context.ts';
import { readRange } from './byte-range.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { fileKey, isSigned } from './file-signing.ts';
import { blobSize, readBlob, readBlobPart } from './release-store.ts';

type FileRequest = {
  Params: { name: string };
  Querystring: { until?: string; key?: string };
};

/**
 * Serves the pictures, videos and captions of the release. Their names are their hashes; those of
 * premium assets need an address that was signed for their owner not long ago.
 */
export async function releaseFiles(
  app: FastifyInstance,
  { db, release }: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  const mayFetch = async (name: string, file: ReleaseFile, { until, key }: FileRequest['Querystring']) =>
    file.protectedBy === null || isSigned(await fileKey(db), { name, until, signature: key }, Date.now());

  app.get<FileRequest>(`${FILE_PATH}:name`, async (request, reply) => {
    const { name } = request.params;
    const file = release.whole.release.files[name] ?? (await unreleased(db, name));
    if (!file || !(await mayFetch(name, file, request.query))) {
      throw new AppError('frame.not-found');
    }
    describe(reply, file);
    if (request.headers['if-none-match'] === `"${file.hash}"`) return reply.code(304).send();
    const range = readRange(request.headers.range, file.bytes);
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
    }
    const bytes = range ? await readBlobPart(db, file.hash, range) : await readBlob(db, file.hash);
    if (!bytes) throw new AppError('frame.not-found');
    if (range) {
      reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
    }
    return reply.send(bytes);
  });
}

/** A file of a draft or of an earlier release, which only a signed address leads to. */
async function unreleased(db: Database, name: string): Promise<ReleaseFile | undefined> {
  const [hash = ''] = name.split('.');
  const contentType = contentTypeOf(name);
  if (contentType === undefined || !/^[0-9a-f]{64}$/.test(hash)) return undefined;
  const bytes = await blobSize(db, hash);
  if (bytes === undefined) return undefined;
  return { hash, contentType, bytes, protectedBy: 'draft' };
}

function describe(reply: FastifyReply, file: ReleaseFile): void {
  const reach = file.protectedBy === null ? 'public' : 'private';
  reply
    .header('cache-control', `${reach}, max-age=31536000, immutable`)
    .header('etag', `"${file.hash}"`)
    .header('accept-ranges', 'bytes')
    .header('content-type', file.contentType)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
}
