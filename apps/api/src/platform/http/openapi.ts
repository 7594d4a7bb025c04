import type { Access, Call, EventStream } from '@abhyas/contract/call';
import { errorBody } from '@abhyas/contract/errors';
import { PRODUCT } from '@abhyas/contract/product';
import * as z from 'zod/mini';

import type { RouteEntry } from './route-table.ts';

type Schema = z.core.$ZodType;
type Json = Readonly<Record<string, unknown>>;

/** Calls whose answer is no JSON. */
const OTHER_TYPES: Readonly<Record<string, string>> = { '/api/payment/invoice': 'application/pdf' };

function described(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** The parts of an object schema, as parameters of a path or a query. */
function parameters(place: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = described(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

function accessOf(access: Access): Json {
  if (access === 'public') return { security: [] };
  if (access === 'learner') return {};
  return { 'x-staff-roles': ['owner', ...access.staff.filter((role) => role !== 'owner')] };
}

function operation({ path, access, params, query, body, reply }: Call): Json {
  const type = OTHER_TYPES[path] ?? 'application/json';
  const requestBody = body && {
    required: true,
    content: { 'application/json': { schema: described(body, 'input') } },
  };
  const parts = [...parameters('path', params), ...parameters('query', query)];
  return {
    tags: [path.split('/')[2]],
    ...accessOf(access),
    ...(parts.length > 0 && { parameters: parts }),
    ...(requestBody && { requestBody }),
    responses: {
      200: { description: 'Done.', content: { [type]: { schema: described(reply, 'output') } } },
      default: { $ref: '#/components/responses/Errors' },
    },
  };
}

/** OpenAPI 3.1 has no words for the items of a stream: the schema is that of one event. */
function subscription({ path, access, params, query, event }: EventStream): Json {
  return {
    tags: [path.split('/')[2]],
    ...accessOf(access),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    responses: {
      200: {
        description: 'Server-sent events. The `data` of each is JSON of this schema.',
        content: { 'text/event-stream': { schema: described(event, 'output') } },
      },
      default: { $ref: '#/components/responses/Errors' },
    },
  };
}

/** Every call and stream of the route table as an OpenAPI 3.1 document. */
export function openApiDocument(routes: readonly RouteEntry[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const { path: pattern, method, call, stream } of routes.toSorted((a, b) =>
    a.path < b.path ? -1 : 1,
  )) {
    const entry = call ? operation(call) : stream && subscription(stream);
    if (!entry) continue;
    const path = pattern.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: entry };
  }
  return {
    openapi: '3.1.1',
    info: { title: PRODUCT, version: '1' },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-auth-token' } },
      responses: {
        Errors: {
          description: 'What is wrong, in words (`msg`) and as a key of our texts (`code`).',
          content: { 'application/json': { schema: described(errorBody, 'output') } },
        },
      },
    },
  };
}
