import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';

import type { RunTimeline } from '@abhyas/queue/job';
import { RunQueueClient } from '@abhyas/queue/run-queue.client';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';

/** What turned-on tracing adds to the parts of the product. */
export type Tracing = {
  /** A span for each request, and the trace's id in its log lines. */
  follow(app: FastifyInstance): void;
  /** A span for each statement that a traced request makes. Its parameters are left out. */
  readonly noteQuery: (event: LogEvent) => void;
  /** The queue's client with a span for each run that is handed over and waited for. */
  openQueue(url: string): RunQueueClient;
  /** Hands on what has been gathered. */
  close(): Promise<void>;
};

type TracingOptions = {
  readonly endpoint: string;
  /** The share of traces that is kept. */
  readonly share: number;
  /** Whether a `traceparent` of whoever asks is gone on with: only a balancer of ours may begin a trace. */
  readonly believesCallers: boolean;
};

/** Traces by OpenTelemetry's own library, without its instrumentation: we know our three places ourselves. */
export function openTelemetry({ endpoint, share, believesCallers }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const providerOf = (service: string, more: Record<string, string>) =>
    new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, ...more }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
  const provider = providerOf('abhyas-api', { 'host.name': hostname() });
  const runners = providerOf('abhyas-runner', {});
  const tracer = provider.getTracer('abhyas');
  const current = new AsyncLocalStorage<Context>();
  return {
    follow: (app) => followRequests(app, { tracer, current, believesCallers }),
    noteQuery: (event) => noteQuery(event, { tracer, parent: current.getStore() }),
    openQueue: (url) => new TracedRunQueue(url, { tracer, current, runners: runners.getTracer('abhyas') }),
    close: async () => {
      await Promise.all([provider.forceFlush(), runners.forceFlush()]);
      await Promise.all([provider.shutdown(), runners.shutdown()]);
    },
  };
}

type Means = { readonly tracer: Tracer; readonly current: AsyncLocalStorage<Context> };

function followRequests(
  app: FastifyInstance,
  { tracer, current, believesCallers }: Means & Pick<TracingOptions, 'believesCallers'>,
): void {
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = believesCallers
      ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    // The pattern of the route, never the address: mails and keys may be in it.
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'abhyas.request_id': request.id,
    };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    spans.set(request, span);
    request.log = request.log.child({ traceId: span.spanContext().traceId });
    current.run(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** The first word of a statement, after the mark that `prepared` may have set. */
const VERB = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/;

/** Made when the statement has ended. One that several requests share belongs to the first of them. */
function noteQuery(
  { level, query, queryDurationMillis }: LogEvent,
  { tracer, parent }: { readonly tracer: Tracer; readonly parent: Context | undefined },
): void {
  if (!parent) return;
  const endTime = Date.now();
  const verb = VERB.exec(query.sql)?.[1] ?? 'query';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.sql };
  const startTime = endTime - queryDurationMillis;
  const span = tracer.startSpan(verb.toLowerCase(), { kind: SpanKind.CLIENT, startTime, attributes }, parent);
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}

type QueueMeans = Means & { readonly runners: Tracer };

/** A run handed over and waited for; what its runner says of it is below, as the runner's own spans. */
class TracedRunQueue extends RunQueueClient {
  readonly #means: QueueMeans;

  constructor(url: string, means: QueueMeans) {
    super(url);
    this.#means = means;
  }

  override submit(
    ...[submission]: Parameters<RunQueueClient['submit']>
  ): ReturnType<RunQueueClient['submit']> {
    const traced = { ...submission, job: { ...submission.job, timed: this.#isSampled } };
    return this.#traced('run.submit', submission.runId, () => super.submit(traced));
  }

  override outcome(...args: Parameters<RunQueueClient['outcome']>): ReturnType<RunQueueClient['outcome']> {
    return this.#traced('run.wait', args[0], async () => {
      const outcome = await super.outcome(...args);
      if (typeof outcome === 'object' && outcome.timeline) this.#retell(outcome.timeline);
      return outcome;
    });
  }

  get #isSampled(): boolean {
    const parent = this.#means.current.getStore();
    const flags = parent && trace.getSpan(parent)?.spanContext().traceFlags;
    return flags === TraceFlags.SAMPLED;
  }

  /** By our clock: a runner's own may be wrong, and its outcome has come just now. */
  #retell({ host, totalMs, spans }: RunTimeline): void {
    const takenAt = Date.now() - totalMs;
    const attributes = { 'host.name': host };
    const { runners, current } = this.#means;
    for (const { name, fromMs, ms } of spans) {
      const startTime = takenAt + fromMs;
      runners.startSpan(name, { startTime, attributes }, current.getStore()).end(startTime + ms);
    }
  }

  async #traced<T>(name: string, runId: string, act: () => Promise<T>): Promise<T> {
    const { tracer, current } = this.#means;
    const parent = current.getStore();
    if (!parent) return act();
    const span = tracer.startSpan(name, { attributes: { 'abhyas.run_id': runId } }, parent);
    try {
      const result = await current.run(trace.setSpan(parent, span), act);
      span.setAttribute('abhyas.result', describe(result));
      return result;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
}

/** An acceptance is a word, and an outcome has a kind; nothing more of a learner's run belongs into a trace. */
function describe(result: unknown): string {
  if (typeof result === 'object' && result !== null && 'kind' in result) return String(result.kind);
  return String(result);
}
