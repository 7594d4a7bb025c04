import { randomUUID } from 'node:crypto';

import type { ConsoleEvent, Typed } from '@abhyas/contract/console';
import type { RunOutcome } from '@abhyas/queue/job';
import { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import type { TakenRun } from '@abhyas/queue/taken-run';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contentWithTests } from '../../testing/content-with-tests.ts';
import { ACCEPTED, COMPILED, GRANTED } from '../../testing/scripted-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const CONSOLE = '/api/runner/console';

let product: TestProduct;
let origin: string;
const runners = new Set<RunQueueWorker>();
const taken: TakenRun[] = [];

/** Echoes each line in capitals, and ends when it is told `bye`, at the end of input or when it is stopped. */
function converse(run: TakenRun): Promise<RunOutcome> {
  taken.push(run);
  const { conversation, signal } = run;
  const { promise, resolve } = Promise.withResolvers<RunOutcome>();
  const end = (ending: 'itself' | 'stopped' | 'unattended') =>
    resolve({ kind: 'talked', compile: COMPILED, limits: GRANTED, execution: ACCEPTED, ending });
  signal.addEventListener('abort', () => end(signal.reason === 'unattended' ? 'unattended' : 'stopped'));
  conversation?.tell({ kind: 'began', compile: COMPILED });
  conversation?.tell({ kind: 'shown', text: 'Name? ' });
  conversation?.tell({ kind: 'stands', waits: true, echoes: true, byLine: true });
  conversation?.onTyped((typed: Typed) => {
    if (typed.key !== 'text' || typed.text === 'bye\n') return end('itself');
    conversation.tell({ kind: 'shown', text: typed.text.toUpperCase() });
  });
  return promise;
}

async function startRunner(seats = 4): Promise<RunQueueWorker> {
  const runner = new RunQueueWorker({
    url: product.runnerUrl,
    slots: 1,
    seats,
    host: 'a test',
    work: converse,
    onFault: () => undefined,
  });
  runners.add(runner);
  await runner.joined;
  return runner;
}

beforeAll(async () => {
  product = await startTestProduct(contentWithTests());
  origin = product.app.listeningOrigin;
});
afterAll(() => product.close());
beforeEach(() => {
  taken.length = 0;
});
afterEach(async () => {
  await Promise.all([...runners].map((runner) => runner.drain(0)));
  runners.clear();
});

type Heard = { readonly id: number | undefined; readonly event: ConsoleEvent };

/** The event of one block of a stream; none when it only says that somebody is there. */
function readEvent(block: string): Heard | undefined {
  const data = /^data: (.*)$/m.exec(block)?.[1];
  const id = /^id: (\d+)$/m.exec(block)?.[1];
  if (data === undefined) return undefined;
  return { id: id === undefined ? undefined : Number(id), event: JSON.parse(data) as ConsoleEvent };
}

type Listening = { readonly after?: number; readonly until?: ConsoleEvent['kind'] };

/** What comes of a stream until an event of this kind has come, or the stream is over. */
async function listen(token: string | undefined, runId: string, listening: Listening = {}): Promise<Heard[]> {
  const { after = 0, until = 'ended' } = listening;
  const leave = new AbortController();
  const response = await fetch(`${origin}${CONSOLE}/${runId}/events?after=${after}`, {
    headers: { ...(token !== undefined && { 'x-auth-token': token }) },
    signal: leave.signal,
  });
  expect(response.status).toBe(200);
  const heard: Heard[] = [];
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    heard.push(...blocks.flatMap((block) => readEvent(block) ?? []));
    const at = heard.findIndex(({ event }) => event.kind === until);
    if (at !== -1) {
      leave.abort();
      return heard.slice(0, at + 1);
    }
  }
  return heard;
}

const start = (runId: string, more: object = {}) => ({ code: 'x', language: 5, assetId: '', runId, ...more });
const line = (seq: number, text: string) => ({ seq, typed: { key: 'text', text: `${text}\n` } });
const shownIn = (heard: readonly Heard[]) =>
  heard.map(({ event }) => (event.kind === 'shown' ? event.text : '')).join('');

describe('CONSOLE-6: talking with a program', () => {
  test('CONSOLE-6: a learner begins a program, reads, types and is told its end', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    expect((await me.post(CONSOLE, start(runId))).body).toEqual({ accepted: true });
    const stream = listen(me.token, runId);
    await listen(me.token, runId, { until: 'stands' });
    expect((await me.post(`${CONSOLE}/${runId}/input`, line(1, 'asha'))).body).toEqual({
      answer: 'accepted',
    });
    expect((await me.post(`${CONSOLE}/${runId}/input`, line(2, 'bye'))).body).toEqual({ answer: 'accepted' });
    const heard = await stream;
    expect(shownIn(heard)).toBe('Name? ASHA\n');
    expect(heard.at(-1)?.event).toMatchObject({
      kind: 'ended',
      end: { ending: 'itself', verdict: 'accepted', exitCode: 0 },
    });
    expect((await me.post(`${CONSOLE}/${runId}/input`, line(3, 'more'))).body).toEqual({ answer: 'over' });
    expect(taken[0]?.job.task).toEqual({ kind: 'interactive' });
  });

  test('CONSOLE-6: a problem gives its limits; what may not be opened is denied', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId, { assetId: 'basics-sum' }));
    await listen(me.token, runId, { until: 'stands' });
    expect(taken[0]?.job.limits.timeMs).toBe(1000);
    expect((await me.post(CONSOLE, start(randomUUID(), { language: 99 }))).body).toMatchObject({
      accepted: false,
    });
    const large = { code: 'x'.repeat(300_000) };
    expect((await me.post(CONSOLE, start(randomUUID(), large))).body).toMatchObject({ accepted: false });
  });

  test('CONSOLE-6: nobody else can hear, type or stop', async () => {
    await startRunner();
    const [me, other] = [await product.learner(), await product.learner()];
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    expect((await other.post(`${CONSOLE}/${runId}/input`, line(1, 'x'))).body).toEqual({ answer: 'over' });
    expect((await other.get(`${CONSOLE}/${runId}/events`)).status).toBe(404);
    expect((await other.post(`${CONSOLE}/${runId}/stop`)).status).toBe(404);
    expect((await me.post(`${CONSOLE}/${runId}/stop`)).status).toBe(200);
    expect((await listen(me.token, runId)).at(-1)?.event).toMatchObject({
      kind: 'ended',
      end: { ending: 'stopped' },
    });
  });

  test('CONSOLE-6: a second program of the same learner ends the first one', async () => {
    await startRunner();
    const me = await product.learner();
    const [first, second] = [randomUUID(), randomUUID()];
    await me.post(CONSOLE, start(first));
    await listen(me.token, first, { until: 'stands' });
    expect((await me.post(CONSOLE, start(second))).body).toEqual({ accepted: true });
    expect((await listen(me.token, first)).at(-1)?.event).toMatchObject({ end: { ending: 'stopped' } });
    await listen(me.token, second, { until: 'stands' });
  });

  test('CONSOLE-6: a visitor talks with a small program under nothing but its name', async () => {
    await startRunner();
    const runId = randomUUID();
    expect((await product.visitor.post(CONSOLE, start(runId))).body).toEqual({ accepted: true });
    await listen(undefined, runId, { until: 'stands' });
    await product.visitor.post(`${CONSOLE}/${runId}/input`, line(1, 'bye'));
    expect((await listen(undefined, runId)).at(-1)?.event).toMatchObject({ end: { ending: 'itself' } });
    const large = start(randomUUID(), { code: 'x'.repeat(5000) });
    expect((await product.visitor.post(CONSOLE, large)).body).toMatchObject({ accepted: false });
  });
});

describe('CONSOLE-7: pieces are numbered', () => {
  test('CONSOLE-7: the same input twice is typed once, and one that comes too early is asked for', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    const type = (seq: number, text: string) => me.post(`${CONSOLE}/${runId}/input`, line(seq, text));
    expect((await type(2, 'b')).body).toEqual({ answer: 'gap' });
    await Promise.all([type(1, 'a'), type(1, 'a'), type(1, 'a')]);
    expect((await type(2, 'b')).body).toEqual({ answer: 'accepted' });
    expect((await type(1, 'a')).body).toEqual({ answer: 'accepted' });
    await type(3, 'bye');
    expect(shownIn(await listen(me.token, runId))).toBe('Name? A\nB\n');
  });

  test('CONSOLE-7: NUL, other signs that nobody can type and halves of characters come as they were, or as none', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    await me.post(`${CONSOLE}/${runId}/input`, line(1, 'a\0\u0007\u001B[31mअ🌸'));
    await me.post(`${CONSOLE}/${runId}/input`, line(2, 'b\uD83C'));
    await me.post(`${CONSOLE}/${runId}/input`, line(3, 'bye'));
    expect(shownIn(await listen(me.token, runId)).toWellFormed()).toBe(
      'Name? A\0\u0007\u001B[31Mअ🌸\nB\uFFFD\n',
    );
  });

  test('CONSOLE-7: 4 KB at once and 1 MB in all are what a program is given', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    const type = (seq: number, text: string) => me.post(`${CONSOLE}/${runId}/input`, line(seq, text));
    const refused = await type(1, 'अ'.repeat(1366));
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: 'running.typed-too-large' }] } });
    let typed = 0;
    while ((await type(typed + 1, 'x'.repeat(4000))).body['answer'] === 'accepted') typed += 1;
    expect(typed).toBeGreaterThan(250);
    expect(typed).toBeLessThan(263);
    expect((await type(typed + 1, 'more')).body).toEqual({ answer: 'accepted' });
  });

  test('CONSOLE-7: a stream that is opened again goes on where it was', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    const before = await listen(me.token, runId, { until: 'stands' });
    const last = before.at(-1)?.id ?? 0;
    await me.post(`${CONSOLE}/${runId}/input`, line(1, 'while nobody listens'));
    await me.post(`${CONSOLE}/${runId}/input`, line(2, 'bye'));
    const heard = await listen(me.token, runId, { after: last });
    expect(shownIn(heard)).toBe('WHILE NOBODY LISTENS\n');
    expect(heard.flatMap(({ id }) => id ?? []).every((id) => id > last)).toBe(true);
    expect(shownIn(await listen(me.token, runId))).toBe('Name? WHILE NOBODY LISTENS\n');
  });

  test('CONSOLE-7: who leaves before the stream has begun keeps nobody from listening', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    await listen(me.token, runId, { until: 'stands' });
    const address = `${origin}${CONSOLE}/${runId}/events`;
    const headers = { 'x-auth-token': me.token };
    const leaving = Array.from({ length: 60 }, (_, at) =>
      fetch(address, { headers, signal: AbortSignal.timeout(at % 20) }).then(
        ({ body }) => body?.cancel(),
        () => undefined,
      ),
    );
    await Promise.all(leaving);
    await expect
      .poll(async () => {
        const leave = new AbortController();
        const { status } = await fetch(address, { headers, signal: leave.signal });
        leave.abort();
        return status;
      })
      .toBe(200);
    await me.post(`${CONSOLE}/${runId}/input`, line(1, 'bye'));
    expect((await listen(me.token, runId)).at(-1)?.event.kind).toBe('ended');
  });

  test('CONSOLE-7: two tabs hear the same', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    const tabs = [listen(me.token, runId), listen(me.token, runId)];
    await listen(me.token, runId, { until: 'stands' });
    await me.post(`${CONSOLE}/${runId}/input`, line(1, 'hello'));
    await me.post(`${CONSOLE}/${runId}/input`, line(2, 'bye'));
    const texts = (await Promise.all(tabs)).map(shownIn);
    expect(texts).toEqual(['Name? HELLO\n', 'Name? HELLO\n']);
  });
});

describe('CONSOLE-8: who leaves', () => {
  test('CONSOLE-8: a program at which nobody looks ends after ten seconds of grace, and not before', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    await listen(me.token, runId, { until: 'stands' });
    const left = performance.now();
    await expect.poll(() => taken[0]?.signal.aborted, { timeout: 14_000, interval: 50 }).toBe(true);
    expect(performance.now() - left).toBeGreaterThan(8500);
    expect(performance.now() - left).toBeLessThan(12_000);
    expect((await listen(me.token, runId)).at(-1)?.event).toMatchObject({ end: { ending: 'unattended' } });
  }, 30_000);

  test('CONSOLE-8: a session that ends ends its stream', async () => {
    await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    const stream = listen(me.token, runId);
    await listen(me.token, runId, { until: 'stands' });
    await product.db.deleteFrom('session').where('account_id', '=', me.accountId).execute();
    const heard = await stream;
    expect(heard.at(-1)?.event.kind).not.toBe('ended');
    expect((await me.post(`${CONSOLE}/${runId}/input`, line(1, 'x'))).status).toBe(401);
  }, 20_000);

  test('CONSOLE-8: a runner that leaves is our fault, and the program is not begun again', async () => {
    const runner = await startRunner();
    const me = await product.learner();
    const runId = randomUUID();
    await me.post(CONSOLE, start(runId));
    const stream = listen(me.token, runId);
    await listen(me.token, runId, { until: 'stands' });
    runners.delete(runner);
    await runner.drain(0);
    const end = (await stream).at(-1)?.event;
    expect(end).toMatchObject({ kind: 'ended', end: { notifType: 'error' } });
    expect(taken).toHaveLength(1);
  });
});

describe('CONSOLE-9: seats', () => {
  test('CONSOLE-9: who finds no seat is told the place, and is let in when one is free; judged runs have their slots', async () => {
    await startRunner(1);
    const [first, second, third] = [
      await product.learner(),
      await product.learner(),
      await product.learner(),
    ];
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
    await first.post(CONSOLE, start(ids[0]));
    await listen(first.token, ids[0], { until: 'stands' });
    await second.post(CONSOLE, start(ids[1]));
    await third.post(CONSOLE, start(ids[2]));
    const progress = await listen(third.token, ids[2], { until: 'progress' });
    expect(progress.at(-1)?.event).toMatchObject({ progress: { state: 'queued', place: 2 } });
    const waiting = listen(second.token, ids[1], { until: 'stands' });
    await first.post(`${CONSOLE}/${ids[0]}/input`, line(1, 'bye'));
    expect((await waiting).at(-1)?.event.kind).toBe('stands');
  });
});
