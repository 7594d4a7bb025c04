import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { openLog } from './log.ts';
import { openTracing } from './tracing.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

/** Takes what OpenTelemetry's exporter sends, as a collector does. */
const received: string[] = [];
const collector = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  request.on('end', () => {
    received.push(`${request.method} ${request.url} ${text}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

const lines: string[] = [];
let product: TestProduct;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const log = openLog('trace', { write: (line) => void lines.push(line) });
  product = await startTestProduct(
    undefined,
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`, TRUST_PROXY: '127.0.0.1' },
    { log },
  );
});
afterAll(() => collector.close());

test('a request is a span with its statements below it, joined to its log lines and to the caller', async () => {
  const learner = await product.learner();
  const answer = await product.app.inject({
    url: '/api/content',
    headers: { 'x-auth-token': learner.token, traceparent: `00-${TRACE}-${CALLER}-01` },
  });
  const runner = await startTellingRunner(product.runnerUrl);
  await learner.post('/api/runner/execute', {
    code: 'print("my own code")',
    language: 5,
    mode: 'run',
    assetId: 'basics-sum',
  });
  await runner.drain(0);
  // What was gathered is handed on before the process ends.
  await product.close();

  expect(received.every((text) => text.startsWith('POST /v1/traces {'))).toBe(true);
  const spans = received
    .map((text) => JSON.parse(text.slice(text.indexOf('{'))) as Export)
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
  const request = spans.find(({ name, traceId }) => name === 'GET /api/content' && traceId === TRACE);
  expect(request?.parentSpanId).toBe(CALLER);
  const attribute = (key: string) => request?.attributes.find((each) => each.key === key)?.value;
  expect(attribute('http.response.status_code')?.intValue).toBe(200);
  const requestId = String(answer.headers['x-request-id']);
  expect(attribute('abhyas.request_id')?.stringValue).toBe(requestId);
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(below.map(({ name }) => name)).toEqual(['select', 'select']);
  expect(spans.map(({ name }) => name)).toContain('run.submit');
  const wait = spans.find(({ name }) => name === 'run.wait');
  const ofRunner = spans.filter(({ parentSpanId }) => parentSpanId === wait?.spanId);
  expect(ofRunner.map(({ name, traceId }) => [name, traceId])).toEqual([
    ['run.queued', wait?.traceId],
    ['run.compile', wait?.traceId],
  ]);
  expect(received.join()).toContain('"abhyas-runner"');

  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find((line) => line['reqId'] === requestId && line['msg'] === 'answered');
  expect(answered).toMatchObject({ traceId: TRACE, route: '/api/content' });
  // Whatever is traced, no token, address or code leaves in it.
  for (const secret of [learner.token, learner.email, 'my own code'])
    expect(received.join()).not.toContain(secret);
});

/** A runner that tells how long each part of a run took, if it is asked to. */
async function startTellingRunner(url: string): Promise<RunQueueWorker> {
  const parts = { host: 'r1', totalMs: 9, spans: [QUEUED, { name: 'run.compile', fromMs: 0, ms: 9 }] };
  const worker = new RunQueueWorker({
    url,
    slots: 1,
    host: 'r1',
    work: async ({ job }) => ({
      kind: 'compile-error',
      compile: { ok: false, output: 'no', timeMs: 9 },
      ...(job.timed === true && { timeline: parts }),
    }),
    onFault: () => undefined,
  });
  await worker.joined;
  return worker;
}

const QUEUED = { name: 'run.queued', fromMs: -5, ms: 5 };

test('turned off, there is nothing', async () => {
  expect(await openTracing({ tracing: undefined, trustProxy: undefined })).toBeUndefined();
});
