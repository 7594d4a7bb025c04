import { randomUUID } from 'node:crypto';

import type { ExamRules } from '@abhyas/contract/exams-rules';
import type { Matrix } from '@abhyas/contract/assignments.staff';
import type { SentEdit } from '@abhyas/contract/practice-texts';
import { difference, hashOf } from '@abhyas/contract/text-changes';
import { sql } from 'kysely';

import { confirmAddress } from '../../../testing/test-batch.ts';
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

const ITEMS = [
  { assetId: 'basics-sum', points: 1000, scoring: 'tests' },
  { assetId: 'basics-hard', points: 500, scoring: 'all' },
];

type Given = {
  readonly exam?: ExamRules;
  readonly items?: readonly object[];
  /** Minutes from now. */
  readonly opensIn?: number;
  readonly dueIn?: number;
};

export type ExamRoom = Awaited<ReturnType<typeof examRoom>>;

/** A teacher who gives exams, and learners who write in them. */
export async function examRoom(product: TestProduct) {
  const teacher = await product.signInStaff('teacher');
  const minute = (from: number) => new Date(Date.now() + from * 60_000).toISOString();
  const formOf = ({ exam = EXAM, items = ITEMS, opensIn = -1, dueIn = 600 }: Given) => ({
    title: 'Final exam',
    items,
    rules: { opensAt: minute(opensIn), dueAt: minute(dueIn), take: 'last' },
    exam,
  });
  const add = (batchId: string, ...learners: readonly Learner[]) =>
    teacher.post(`/api/admin/classes/${batchId}/members`, {
      csv: ['name,email', ...learners.map(({ email }, at) => `Roll ${at},${email}`)].join('\n'),
    });
  const step = (id: string, name: string) =>
    teacher.post(`/api/admin/assignments/${id}/step`, { step: name });
  const giveClass = async (learners: readonly Learner[], given: Given = {}) => {
    const { body } = await teacher.post('/api/admin/classes', { name: `Exam class ${randomUUID()}` });
    const batchId = String(body['id']);
    await add(batchId, ...learners);
    const id = randomUUID();
    const made = await teacher.post(`/api/admin/classes/${batchId}/assignments`, { id, ...formOf(given) });
    if (made.status !== 200) throw new Error(made.text);
    await step(id, 'publish');
    return { id, batchId };
  };
  const matrix = async (id: string) =>
    (await teacher.get(`/api/admin/assignments/${id}/matrix`)).body as Matrix;
  const textUrl = (assetId: string) => `/api/practice/text/${encodeURIComponent(assetId)}/py`;
  const textOf = async (who: Person, assetId: string) =>
    (await who.get(textUrl(assetId))).body as { code: string; version: number };
  return {
    teacher,
    step,
    add,
    matrix,
    giveClass,
    textOf,
    give: async (learners: readonly Learner[], given?: Given) => (await giveClass(learners, given)).id,
    change: async (id: string, exam: ExamRules, given: Given = {}) => {
      const { assignment } = await matrix(id);
      const { version } = assignment;
      const answer = await teacher.post(`/api/admin/assignments/${id}`, {
        version,
        ...formOf({ ...given, exam }),
      });
      if (answer.status !== 200) throw new Error(answer.text);
    },
    learner: async (): Promise<Learner> => {
      const learner = await product.learner();
      await confirmAddress(product, learner);
      return learner;
    },
    /** The same learner at another computer. */
    elsewhere: async ({ email, accountId }: Learner): Promise<Learner> => ({
      ...(await product.signIn(email)),
      email,
      accountId,
    }),
    /** Writes a text as a browser does that has written before; so many milliseconds ago. */
    write: async (who: Person, assetId: string, code: string, agoMs = 0) => {
      const { code: before, version } = await textOf(who, assetId);
      const edit: SentEdit = [1, 0, agoMs, difference(before, code).toJSON() as SentEdit[3]];
      const page = `p${randomUUID().slice(0, 8)}`;
      const sent =
        version === 0
          ? { base: 0, whole: code, id: `${page}:1`, kind: 'type', holds: [], agesMs: [agoMs, agoMs] }
          : { base: version, page, edits: [edit], hash: hashOf(code) };
      return who.post(textUrl(assetId), sent);
    },
    /** An edit of a text that was saved before, to be sent once or again, so many milliseconds old. */
    edit: async (who: Person, assetId: string, code: string) => {
      const { code: before, version } = await textOf(who, assetId);
      const changes = difference(before, code).toJSON();
      return (agoMs = 0) =>
        who.post(textUrl(assetId), {
          base: version,
          page: 'again',
          edits: [[1, 0, agoMs, changes]],
          hash: hashOf(code),
        });
    },
    /** As if it had begun a minute ago. */
    open: (id: string) =>
      sql`update assignment set opens_at = now() - interval '1 minute' where id = ${id}`.execute(product.db),
    /** As if every sitting had ended so many seconds ago. */
    expire: (id: string, seconds = 60) =>
      sql`update sitting set ends_at = now() - make_interval(secs => ${seconds}) where exam_id = ${id}`.execute(
        product.db,
      ),
    /** What the server does of itself 15 s after the end. */
    close: () => closeOverdue(product.db),
  };
}
