import { firstModule, glossary, syllabus } from '@abhyas/contract/syllabus';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { firstModuleOf, glossaryOf, syllabusOf } from './syllabus.service.ts';

/** What everybody may read is the same for everybody, and may be a minute old. */
function keptByAll(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=60').header('vary', 'accept-encoding, accept-language');
}

/** What a visitor may see of a course before there is an account. */
export async function syllabusRoutes(
  app: FastifyInstance,
  { release }: Pick<AppContext, 'release'>,
): Promise<void> {
  handle(app, syllabus, async ({ params, language, reply }) => {
    const found = syllabusOf(release.in(language), params.topicId);
    keptByAll(reply);
    return found;
  });

  handle(app, glossary, async ({ params, language, reply }) => {
    const found = glossaryOf(release.in(language), params.topicId);
    keptByAll(reply);
    return found;
  });

  handle(app, firstModule, async ({ params, language, reply }) => {
    const found = firstModuleOf(release.in(language), params.topicId);
    keptByAll(reply);
    return found;
  });
}
