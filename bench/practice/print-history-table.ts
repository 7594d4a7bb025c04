import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { EDIT_KINDS, textLog, type TextLog } from '@abhyas/contract/practice-texts';
import { hashOf } from '@abhyas/contract/text-changes';

import { historyOf } from '../../apps/web/src/features/replay/moments.rules.ts';
import { startProduct } from '../../scripts/testing/product.ts';
import { randomFrom } from '../api/typing-people.ts';
import { register, type Learner } from '../runner/learners.ts';
import { percentile } from '../../scripts/testing/statistics.ts';

/** A text close to the largest, typed and changed all over for more than an hour. */
const LINES = 1200;
const REQUESTS = 1000;
const EDITS = 5;
const MOMENTS = 500;
const WITHIN_MS = 100;
const PROBLEM = 'digital-clock';

/** How long it takes to look up a long history, and to rebuild any moment of it. Returns whether each was in time. */
export async function printHistoryTable(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    const learner = await register(product.address);
    const expected = await typeForLong(product.address, learner);
    say(`load average before: ${loadavg()[0]?.toFixed(2)}; ${LINES} lines, ${expected.length} moments`);
    let met = true;
    for (const name of ['first look', 'second look']) {
      const startedAt = performance.now();
      const json = await lookUp(product.address, learner);
      const receivedMs = performance.now() - startedAt;
      // As the page does it: checked against the contract.
      const log = textLog.reply.parse(JSON.parse(json));
      const lookedUpMs = performance.now() - startedAt;
      const times = rebuildSome(log, expected);
      const p = (share: number) => percentile(times, share).toFixed(1);
      const worst = lookedUpMs + Math.max(...times);
      met &&= worst < WITHIN_MS;
      say(
        `${name}: ${Math.round(json.length / 1024)} KiB received after ${receivedMs.toFixed(1)} ms and checked after ` +
          `${lookedUpMs.toFixed(1)}, then any moment in p50 ${p(0.5)}, ` +
          `p99 ${p(0.99)}, at most ${p(1)} ms; together < ${WITHIN_MS}: ${worst < WITHIN_MS ? 'met' : 'NOT MET'}`,
      );
    }
    return met;
  } finally {
    await product.killTree();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }
}

/** Rebuilds moments in random order, and compares them with what stood there. Answers how long each took, in ms. */
function rebuildSome(log: TextLog, expected: readonly string[]): number[] {
  const random = randomFrom(7);
  const startedAt = performance.now();
  const history = historyOf({ ...log, versions: [], runs: [] });
  const readyMs = performance.now() - startedAt;
  return Array.from({ length: MOMENTS }, (_, turn) => {
    const index = Math.floor(random() * history.length);
    const before = performance.now();
    const code = history[index]?.code();
    const ms = performance.now() - before;
    const known = expected[expected.length - history.length + index];
    if (known !== undefined && hashOf(code ?? '') !== known)
      throw new Error(`moment ${index} is not as it was`);
    return turn === 0 ? ms + readyMs : ms;
  });
}

/** Types through the front door; answers the hash of the text after each edit. */
async function typeForLong(address: string, learner: Learner): Promise<string[]> {
  const random = randomFrom(3);
  let text = 'total = total + int(input())  # one more of them\n'.repeat(LINES);
  const path = `/api/practice/text/${PROBLEM}/py`;
  await post(address, learner, {
    path,
    body: { base: 0, whole: text, id: 'bench:0', kind: 'type', holds: [] },
  });
  const hashes: string[] = [];
  for (let base = 1; base <= REQUESTS; base += 1) {
    const edits = Array.from({ length: EDITS }, (_, index) => {
      const from = Math.floor(random() * text.length);
      const rest = text.length - from - 1;
      // One character gives way to another.
      const changes = [from, [1, 'x'], ...(rest > 0 ? [rest] : [])].filter((each) => each !== 0);
      text = `${text.slice(0, from)}x${text.slice(from + 1)}`;
      hashes.push(hashOf(text));
      return [base * EDITS + index, EDIT_KINDS.indexOf('type'), (EDITS - index) * 150, changes];
    });
    await post(address, learner, { path, body: { base, page: 'bench', edits, hash: hashOf(text) } });
  }
  return hashes;
}

type Post = { readonly path: string; readonly body: object };

async function post(address: string, { token }: Learner, { path, body }: Post): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-auth-token': token };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { state } = (await answer.json()) as { state?: string };
  if (state !== 'taken') throw new Error(`${path} answered ${answer.status} ${state}`);
}

async function lookUp(address: string, { token }: Learner): Promise<string> {
  const url = `${address}/api/practice/text-log/${PROBLEM}/py`;
  return (await fetch(url, { headers: { 'x-auth-token': token } })).text();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
