import { FRAME_PAGE, FRAME_PATH, FRAME_POLICY } from '@abhyas/languages/page/frame-page';
import type { FastifyInstance } from 'fastify';

/**
 * The empty frame in which browsers show a learner's page (docs/decisions/0305). It is the same for everybody and holds
 * nothing of anybody.
 */
export function pageFrameRoutes(app: FastifyInstance): void {
  app.get(FRAME_PATH, { exposeHeadRoute: false }, (_request, reply) =>
    reply
      .header('content-security-policy', FRAME_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(FRAME_PAGE),
  );
}
