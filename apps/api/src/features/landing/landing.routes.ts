import { landing } from '@abhyas/contract/landing';
import { page } from '@abhyas/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/http/http.ts';
import { LandingRenderer, type Encoding } from './landing-renderer.ts';
import { robots, sitemap, withoutGaps } from './landing.rules.ts';
import { LandingService } from './landing.service.ts';

type Parts = Pick<AppContext, 'db' | 'release' | 'config' | 'log'> & { readonly webFolder: string };

/** What a visitor sees before signing in: the landing page, the institute's pages, words for search engines. */
export async function landingRoutes(app: FastifyInstance, { webFolder, ...context }: Parts): Promise<void> {
  const { release, config } = context;
  const { publicUrl } = config;
  const service = new LandingService(context);
  const renderer = new LandingRenderer({ webFolder, publicUrl });

  handle(app, landing, async () => service.data());

  handle(app, page, async ({ params, language }) => {
    const found = release.in(language).current.release.pages.find(({ id }) => id === params.pageId);
    if (!found) throw new AppError('frame.not-found');
    return { ...found, html: withoutGaps(found.html) };
  });

  app.get('/', async (request, reply) => {
    if (!renderer.ready) return reply.callNotFound();
    const html = await renderer.render(await service.data());
    const encoding = encodingFor(request);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    reply.header('etag', `W/"${html.tag}"`);
    if (request.headers['if-none-match']?.includes(html.tag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(html[encoding]);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { pages, topics } = release.current.release;
    const listed = { pageIds: pages.map(({ id }) => id), topicIds: topics.map(({ id }) => id) };
    return reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, listed));
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
