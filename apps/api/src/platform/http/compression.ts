import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller replies fit into one packet as they are. */
export const COMPRESS_FROM_BYTES = 1024;

/**
 * Compresses replies of the API on their way, for learners on slow lines. Files of the web application lie
 * compressed, and replies that are kept (`response-cache.ts`) come so: both are left alone, as are pictures and
 * videos. Compressed requests are not unpacked: nobody sends any but to fill our memory.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    globalDecompression: false,
    threshold: COMPRESS_FROM_BYTES,
    customTypes: /^(?:application\/json|text\/csv)/,
    // Beside gzip, brotli at a level that is as quick saves nothing on texts of this size.
    encodings: ['gzip'],
  });
}
