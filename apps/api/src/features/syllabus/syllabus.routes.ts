import { firstModule, glossary, syllabus } from '@abhyas/contract/syllabus';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { firstModuleOf, glossaryOf, syllabusOf } from './syllabus.service.ts';

/**
 * What a visitor reads is the same for every visitor, and may be a few seconds old, no longer than it may take until a
 * course is for some classes only. Who is signed in may see other courses: that is theirs alone.
 */
function keptByAll({ headers }: FastifyRequest, reply: FastifyReply): void {
  const isOwn = headers['x-auth-token'] !== undefined;
  reply.header('cache-control', isOwn ? 'private, no-cache' : 'public, max-age=5');
  reply.header('vary', 'accept-encoding, accept-language, x-auth-token');
}

/** What a visitor may see of a course before there is an account. */
export async function syllabusRoutes(
  app: FastifyInstance,
  { release }: Pick<AppContext, 'release'>,
): Promise<void> {
  handle(app, syllabus, async ({ params, language, request, reply }) => {
    const found = syllabusOf(release.in(language), params.topicId);
    keptByAll(request, reply);
    return found;
  });

  handle(app, glossary, async ({ params, language, request, reply }) => {
    const found = glossaryOf(release.in(language), params.topicId);
    keptByAll(request, reply);
    return found;
  });

  handle(app, firstModule, async ({ params, language, request, reply }) => {
    const found = firstModuleOf(release.in(language), params.topicId);
    keptByAll(request, reply);
    return found;
  });
}
