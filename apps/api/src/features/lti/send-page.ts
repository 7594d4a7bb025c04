import type { FastifyReply } from 'fastify';

import type { PlainPage } from './plain-page.ts';

/** Sends a page that stands alone; its policy says who may frame it. */
export function sendPage(reply: FastifyReply, { html, policy }: PlainPage): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}
