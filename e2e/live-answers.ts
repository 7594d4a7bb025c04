import { readFileSync } from 'node:fs';

import type { Page, Response } from '@playwright/test';
import * as z from 'zod';

type Operation = {
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: { Errors: { content: { 'application/json': { schema: object } } } } };
};

const FILE = new URL('../docs/openapi.json', import.meta.url);
const JSON_TYPE = 'application/json';

const document = JSON.parse(readFileSync(FILE, 'utf8')) as Document;
const errors = schemaOf(document.components.responses.Errors.content[JSON_TYPE].schema);

function schemaOf(schema: object): z.ZodType {
  return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
}

/** The operations of the document with what an address must look like; the plainest come first. */
const operations = Object.entries(document.paths)
  .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  .flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { responses }]) => ({
      method,
      address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`),
      schema: schemaOf(responses['200']?.content?.[JSON_TYPE]?.schema ?? {}),
    })),
  );

/** The words of machines and the empty page of a preview are no calls. */
const NO_CALLS = /^\/api\/(?:payment\/webhook|docs|page-frame)/;

/** Holds every answer that a page gets to docs/openapi.json. Returns what is wrong so far. */
export function holdToDocument(page: Page): () => Promise<readonly string[]> {
  const checks: Promise<string | undefined>[] = [];
  page.on('response', (response) => void checks.push(faultOf(response)));
  return async () => (await Promise.all(checks)).filter((fault) => fault !== undefined);
}

async function faultOf(response: Response): Promise<string | undefined> {
  const { pathname } = new URL(response.url());
  if (!pathname.startsWith('/api/') || NO_CALLS.test(pathname) || response.status() === 304) return undefined;
  const method = response.request().method().toLowerCase();
  const what = `${method} ${pathname} ${response.status()}`;
  const operation = operations.find((each) => each.method === method && each.address.test(pathname));
  if (!operation) return `${what} is not in docs/openapi.json`;
  if (!response.headers()['content-type']?.startsWith(JSON_TYPE)) return undefined;
  // A page that has gone takes the bodies of its answers with it.
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined) return undefined;
  const checked = (response.ok() ? operation.schema : errors).safeParse(body);
  return checked.success ? undefined : `${what}: ${z.prettifyError(checked.error)}`;
}
