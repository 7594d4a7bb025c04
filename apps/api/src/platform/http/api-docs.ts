import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config.ts';
import { openApiDocument } from './openapi.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** `/api/docs` and the document behind it, for those who build; production does not have them. */
export async function apiDocs(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  if (config.production) return;

  app.get('/api/docs/openapi.json', async () => openApiDocument(app.routeTable()));

  app.get('/api/docs', async (_request, reply) => {
    const { paths } = openApiDocument(app.routeTable()) as {
      paths: Record<string, Record<string, object>>;
    };
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, operation]) =>
          `<details><summary><b>${method.toUpperCase()}</b> ${escape(path)}</summary><pre>${escape(JSON.stringify(operation, null, 2))}</pre></details>`,
      ),
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><title>Calls</title><h1>Calls</h1><p><a href="/api/docs/openapi.json">OpenAPI document</a></p>${calls.join('\n')}</html>`,
      );
  });
}
