import { randomUUID } from 'node:crypto';

import type { ExamRules } from '@abhyas/contract/exams-rules';
import type { Matrix } from '@abhyas/contract/assignments.staff';
import { difference, hashOf } from '@abhyas/contract/text-changes';
import { sql } from 'kysely';

import { confirmAddress, importList } from '../../../testing/test-batch.ts';
import type { Person, TestProduct } from '../../../testing/test-product.ts';
import { closeOverdue } from '../closing.service.ts';

export type Learner = Awaited<ReturnType<TestProduct['learner']>>;

/** Together for an hour. */
export const EXAM: ExamRules = {
  minutes: 60,
  starts: 'together',
  addresses: [],
  draws: [],
  shuffled: false,
  lateMinutes: 0,
};

export const ITEMS = [
  { assetId: 'basics-sum', points: 1000, scoring: 'tests' },
  { assetId: 'basics-hard', points: 500, scoring: 'all' },
] as const;

type Given = {
  readonly exam?: ExamRules;
  readonly items?: readonly object[];
  /** Minutes from now. */
  readonly opensIn?: number;
  readonly dueIn?: number;
};

const minute = (from: number) => new Date(Date.now() + from * 60_000).toISOString();
const formOf = ({ exam = EXAM, items = ITEMS, opensIn = -1, dueIn = 600 }: Given) => ({
  title: 'Final exam',
  items,
  rules: { opensAt: minute(opensIn), dueAt: minute(dueIn), take: 'last' },
  exam,
});

const textUrl = (assetId: string) => `/api/practice/text/${encodeURIComponent(assetId)}/py`;

export async function textOf(who: Person, assetId: string): Promise<{ code: string; version: number }> {
  return (await who.get(textUrl(assetId))).body as { code: string; version: number };
}

/** Writes a text as a browser does; so many milliseconds ago. */
export async function write(
  who: Person,
  assetId: string,
  { code, agoMs = 0 }: { readonly code: string; readonly agoMs?: number },
) {
  const { code: before, version } = await textOf(who, assetId);
  const page = `p${randomUUID().slice(0, 8)}`;
  const sent =
    version === 0
      ? { base: 0, whole: code, id: `${page}:1`, kind: 'type', holds: [], agesMs: [agoMs, agoMs] }
      : {
          base: version,
          page,
          edits: [[1, 0, agoMs, difference(before, code).toJSON()]],
          hash: hashOf(code),
        };
  return who.post(textUrl(assetId), sent);
}

/** An edit of a text that was saved before, to be sent once or again, so many milliseconds old. */
export async function editOf(who: Person, assetId: string, code: string) {
  const { code: before, version } = await textOf(who, assetId);
  const changes = difference(before, code).toJSON();
  return (agoMs = 0) =>
    who.post(textUrl(assetId), {
      base: version,
      page: 'again',
      edits: [[1, 0, agoMs, changes]],
      hash: hashOf(code),
    });
}

/** A teacher who gives exams, and learners who sit them. */
export class ExamRoom {
  readonly #product: TestProduct;
  readonly teacher: Learner;

  private constructor(product: TestProduct, teacher: Learner) {
    this.#product = product;
    this.teacher = teacher;
  }

  static async open(product: TestProduct): Promise<ExamRoom> {
    return new ExamRoom(product, await product.signInStaff('teacher'));
  }

  async learner(): Promise<Learner> {
    const learner = await this.#product.learner();
    await confirmAddress(this.#product, learner);
    return learner;
  }

  /** The same learner at another computer. */
  async elsewhere({ email, accountId }: Learner): Promise<Learner> {
    return { ...(await this.#product.signIn(email)), email, accountId };
  }

  add(batchId: string, ...learners: readonly Learner[]) {
    const lines = learners.map(({ email }, at) => `Roll ${at},${email}`);
    return importList(this.teacher, batchId, ['name,email', ...lines].join('\n'));
  }

  step(id: string, name: string) {
    return this.teacher.post(`/api/admin/assignments/${id}/step`, { step: name });
  }

  /** An exam of a new class. @throws Error with the answer, when it is refused */
  async giveClass(learners: readonly Learner[], given: Given = {}): Promise<{ id: string; batchId: string }> {
    const { body } = await this.teacher.post('/api/admin/classes', { name: `Exam class ${randomUUID()}` });
    const batchId = String(body['id']);
    await this.add(batchId, ...learners);
    const id = randomUUID();
    const url = `/api/admin/classes/${batchId}/assignments`;
    const made = await this.teacher.post(url, { id, ...formOf(given) });
    if (made.status !== 200) throw new Error(made.text);
    await this.step(id, 'publish');
    return { id, batchId };
  }

  async give(learners: readonly Learner[], given?: Given): Promise<string> {
    return (await this.giveClass(learners, given)).id;
  }

  async matrix(id: string): Promise<Matrix> {
    return (await this.teacher.get(`/api/admin/assignments/${id}/matrix`)).body as Matrix;
  }

  async change(id: string, given: Given): Promise<void> {
    const { version } = (await this.matrix(id)).assignment;
    const answer = await this.teacher.post(`/api/admin/assignments/${id}`, { version, ...formOf(given) });
    if (answer.status !== 200) throw new Error(answer.text);
  }

  /** As if it had begun a minute ago. */
  async begin(id: string): Promise<void> {
    const { db } = this.#product;
    await sql`update assignment set opens_at = now() - interval '1 minute' where id = ${id}`.execute(db);
  }

  /** As if every sitting had ended so many seconds ago. */
  async expire(id: string, seconds = 60): Promise<void> {
    const at = sql`now() - make_interval(secs => ${seconds})`;
    await sql`update sitting set ends_at = ${at} where exam_id = ${id}`.execute(this.#product.db);
  }

  /** What the server does of itself 15 s after the end. */
  close(): Promise<void> {
    return closeOverdue(this.#product.db);
  }
}
