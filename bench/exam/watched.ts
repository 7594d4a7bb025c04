import { setTimeout as sleep } from 'node:timers/promises';

import { LIVE_REFRESH } from '@abhyas/contract/live.staff';
import type { SendTextReply } from '@abhyas/contract/practice-texts';
import { Client } from 'pg';

import { Device } from '../../scripts/chaos/exam/device.ts';
import { hurry } from '../../apps/web/src/lib/synced-text/pace.ts';
import { numbersIn } from '../../scripts/chaos/exam/learner.ts';
import { Browser } from '../../scripts/chaos/send.ts';
import { giveExam } from '../../scripts/testing/give-exam.ts';
import { scheduled, type Due } from '../../scripts/testing/open-loop.ts';
import { putOnStaff } from '../../scripts/testing/staff-session.ts';
import type { School } from '../api/school.ts';
import { keyTimes, randomFrom, sendsOf, TypedText } from '../api/typing-people.ts';
import type { Product } from '../runner/product.ts';
import { Reader } from './reader.ts';

const SECONDS = 40;
/** Between two keys of the learner whose tile is open. */
const KEY_MS = 170;
const HERE_MS = 4000;
/** How long the last key may take to arrive. */
const AFTER_MS = 3000;
const SEED = 29;

export type Watched = {
  /** From each key of the learner whose tile is open until the teacher has it. */
  readonly behindMs: readonly number[];
  /** What comes to the teacher's page, with one tile open. */
  readonly kbPerSecond: number;
  readonly tiles: number;
};

type Exam = { readonly examId: string; readonly itemId: string; readonly textPath: string };

/** A teacher watches an exam with a tile for each learner, and has one of them open: the first one's. */
export async function watchedBy(
  product: Product,
  { learners, problemId }: School,
  teacher: School['learners'][number],
): Promise<Watched> {
  const databaseUrl = await product.databaseUrl();
  const emails = learners.map(({ email }) => email);
  const examId = await giveExam(databaseUrl, { emails, problemId, minutes: 60 });
  const itemId = `${problemId}@${examId}`;
  const exam = { examId, itemId, textPath: `/api/practice/text/${encodeURIComponent(itemId)}/py` };
  const openId = await prepare(databaseUrl, { itemId, learners, teacher });
  await begun(product.address, learners, examId);

  const [open, ...others] = learners;
  const reader = new Reader(product.address, teacher.token);
  const keys = new Map<number, number>();
  const behindMs: number[] = [];
  const startedAt = performance.now();
  const untilMs = startedAt + SECONDS * 1000;
  const seats = `/api/admin/assignments/${examId}/seats`;
  const reading = { everyMs: LIVE_REFRESH.textMs, untilMs: untilMs + AFTER_MS };
  await Promise.all([
    reader.poll(seats, { everyMs: LIVE_REFRESH.tilesMs, untilMs }, () => undefined),
    reader.poll(`${seats}/${openId}/text`, reading, (body) => behindMs.push(...arrived(body, keys))),
    typed(product.address, { ...exam, token: open?.token ?? '', keys, untilMs }),
    scheduled(product.address, typingOf(others, exam)),
  ]);
  const kbPerSecond = reader.bytes / (performance.now() - startedAt);
  reader.close();
  if (keys.size > 0) throw new Error(`${keys.size} keys never came to the teacher`);
  return { behindMs, kbPerSecond, tiles: learners.length };
}

async function begun(address: string, learners: School['learners'], examId: string): Promise<void> {
  const ask = { method: 'POST', path: `/api/exams/${examId}/begin`, body: {} } as const;
  const due = learners.map(({ token }, number) => ({ dueMs: number * 20, ask: () => ({ ...ask, token }) }));
  const refused = (await scheduled(address, due)).filter(({ status }) => status !== 200);
  if (refused.length > 0) throw new Error(`${refused.length} could not begin`);
}

/** For each number that has appeared: how long ago it was written. */
function arrived(body: unknown, keys: Map<number, number>): number[] {
  const now = performance.now();
  return numbersIn(String((body as { code?: unknown }).code)).flatMap((number) => {
    const at = keys.get(number);
    keys.delete(number);
    return at === undefined ? [] : [now - at];
  });
}

type Prepared = Pick<School, 'learners'> & {
  readonly itemId: string;
  readonly teacher: School['learners'][number];
};

/** A teacher who may look, and a run of each learner that failed, for the tiles to tell. @returns the first learner's id */
async function prepare(databaseUrl: string, { itemId, learners, teacher }: Prepared): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await putOnStaff(client, { email: teacher.email, roles: ['owner', 'teacher'] });
    const result = { compile: { output: "main.c:7:5: error: expected ';' before 'return'\n".repeat(4) } };
    await client.query(
      `insert into submission (id, account_id, asset_id, language, code, verdict, result, submitted_at, received_at)
        select gen_random_uuid(), id, $1, 0, 'int main', 'compile-error', $2, now(), now()
        from account where email = any($3)`,
      [itemId, JSON.stringify(result), learners.map(({ email }) => email)],
    );
    const { rows } = await client.query<{ id: string }>('select id from account where email = $1', [
      learners[0]?.email,
    ]);
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}

type Typist = Exam & {
  readonly token: string;
  /** When which number was written. */
  readonly keys: Map<number, number>;
  readonly untilMs: number;
};

/** Writes numbers as a page does: the code of the text is the product's own. */
async function typed(address: string, { textPath: path, token, keys, untilMs }: Typist): Promise<void> {
  const browser = new Browser(address, undefined);
  const device = new Device(async (sent) => {
    const { status, body } = await browser.send({ method: 'POST', path, token, body: sent });
    if (status !== 200) throw new Error(`a text was answered with ${status}`);
    return body as SendTextReply;
  });
  const { body } = await browser.send({ method: 'GET', path, token });
  const text = device.open({ code: String(body['code']), version: Number(body['version']) });
  // As the page does once it is told that somebody looks.
  const unhurry = hurry();
  for (let number = 1; performance.now() < untilMs; number += 1) {
    await sleep(KEY_MS);
    keys.set(number, performance.now());
    text.write(`${text.code}# ${number}\n`, 'type');
  }
  unhurry();
  await text.flush();
  browser.close();
}

/** The others type as people do, and say every few seconds that they are there. */
function typingOf(learners: School['learners'], { examId, itemId, textPath }: Exam): Due[] {
  const random = randomFrom(SEED);
  const due = learners.flatMap(({ token }): Due[] => {
    const text = new TypedText(textPath, token);
    const here = {
      method: 'POST',
      path: `/api/exams/${examId}/here`,
      token,
      body: { shown: itemId, events: [] },
    } as const;
    const offsetMs = random() * HERE_MS;
    return [
      { dueMs: 0, ask: () => text.begin() },
      ...sendsOf(keyTimes(random, SECONDS * 1000)).map(({ atMs, keys }) => ({
        dueMs: atMs,
        ask: () => text.type(keys),
      })),
      ...Array.from({ length: (SECONDS * 1000) / HERE_MS }, (_, at) => ({
        dueMs: offsetMs + at * HERE_MS,
        ask: () => here,
      })),
    ];
  });
  return due.toSorted((a, b) => a.dueMs - b.dueMs);
}
