import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ClassReportPage } from '@abhyas/contract/class-report.staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pdfWords } from '../../testing/pdf-words.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { prepareReports } from './class-report-mails.service.ts';
import { meanOf, mostAtRiskFirst, risksOf } from './class-report.rules.ts';
import { FORM, labClass, moment } from './testing/lab-class.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
let owner: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  owner = await product.signInStaff('owner');
});
afterAll(() => product.close());

const { classOf, proved, give, handIn } = labClass(() => ({ product, teacher }));

const DUE = () => ({ ...FORM(), rules: { opensAt: moment(-48), dueAt: moment(-1), take: 'best' } });
const pageOf = async (who: Learner, batchId: string) =>
  (await who.get(`/api/admin/classes/${batchId}/report`)).body as ClassReportPage;
const name = (batchId: string, ...people: Learner[]) =>
  owner.post(`/api/admin/classes/${batchId}/report/receivers`, {
    accountIds: people.map(({ accountId }) => accountId),
  });

/** The mails with a report that went to somebody. */
async function reportsTo({ email }: Learner): Promise<string[]> {
  await product.doJobs();
  const outbox = join(product.dataDir, 'outbox');
  const files = (await readdir(outbox)).filter((file) => file.includes('-class-report-'));
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  return mails.filter((mail) => mail.includes(email));
}

describe('who is at risk', () => {
  const now = Date.parse('2026-07-15T00:00:00Z');
  const well = { due: 4, handedIn: 4, share: 8000, short: false, lastSeenAt: '2026-07-14T00:00:00Z' };

  it('CLASSES-15: few hand-ins, low marks, low attendance, not seen for long; just enough is none of these', () => {
    expect(risksOf(well, now)).toEqual([]);
    expect(risksOf({ ...well, handedIn: 2, share: 4000, lastSeenAt: '2026-07-01T00:00:00Z' }, now)).toEqual(
      [],
    );
    expect(risksOf({ ...well, handedIn: 1 }, now)).toEqual(['hand-ins']);
    expect(risksOf({ ...well, share: 3999 }, now)).toEqual(['marks']);
    expect(risksOf({ ...well, short: true }, now)).toEqual(['attendance']);
    expect(risksOf({ ...well, lastSeenAt: '2026-06-30T23:59:59Z' }, now)).toEqual(['inactive']);
    expect(risksOf({ due: 0, handedIn: 0, short: false, lastSeenAt: '' }, now)).toEqual(['inactive']);
  });

  it('CLASSES-15: the most reasons come first, and the mean is rounded down', () => {
    const learners = [{ risks: [] }, { risks: ['marks'] }, { risks: ['marks', 'inactive'] }] as const;
    expect(mostAtRiskFirst(learners).map(({ risks }) => risks.length)).toEqual([2, 1, 0]);
    expect([meanOf([]), meanOf([1, 2]), meanOf([10_000, 0, 0])]).toEqual([undefined, 1, 3333]);
  });
});

describe('the report of a class', () => {
  it('CLASSES-15: has the average of what was due, and each learner’s standing', async () => {
    const [good, weak] = [await proved(), await proved()];
    const batchId = await classOf(good, weak);
    await give(batchId, DUE());
    await give(batchId, { ...FORM(), title: 'Not due yet' });
    await handIn(good, { assetId: 'basics-sum', passed: 4, ago: 3 });
    await handIn(good, { assetId: 'basics-hard', passed: 4, ago: 3 });
    const { report, mine, receivers } = await pageOf(teacher, batchId);
    expect([mine, receivers]).toEqual([false, undefined]);
    expect(report.average).toBe(5000);
    expect(report.learners).toMatchObject([
      { accountId: weak.accountId, due: 2, handedIn: 0, share: 0, risks: ['hand-ins', 'marks'] },
      { accountId: good.accountId, due: 2, handedIn: 2, share: 10_000, risks: [] },
    ]);
    const pdf = await product.app.inject({
      url: `/api/admin/classes/${batchId}/report/pdf`,
      headers: { 'x-auth-token': teacher.token },
    });
    const words = pdfWords(pdf.rawPayload);
    for (const said of ['50.00 %', 'At risk: 1', 'few hand-ins, low marks', '0 of 2'])
      expect(words).toContain(said);
  });

  it('CLASSES-16: goes once a week to whom an owner names, also with two processes, until they stop it', async () => {
    const batchId = await classOf(await proved());
    expect(
      (await teacher.post(`/api/admin/classes/${batchId}/report/receivers`, { accountIds: [] })).status,
    ).toBe(403);
    const stranger = await product.signInStaff('teacher');
    expect((await name(batchId, teacher, stranger)).status).toBe(200);
    const states = async () =>
      new Map(
        ((await pageOf(owner, batchId)).receivers ?? []).map(({ accountId, state }) => [accountId, state]),
      );
    // Who does not see the class cannot be named.
    expect([(await states()).get(teacher.accountId), (await states()).get(stranger.accountId)]).toEqual([
      'named',
      undefined,
    ]);
    await Promise.all([prepareReports(product.db), prepareReports(product.db)]);
    await prepareReports(product.db);
    const [mail = '', ...more] = await reportsTo(teacher);
    expect(more).toEqual([]);
    expect(mail).toContain('class-report-');
    expect(await reportsTo(stranger)).toEqual([]);

    const nextWeek = () =>
      product.db
        .updateTable('class_report_week')
        .set({ week: new Date('2026-01-05') })
        .execute();
    expect((await teacher.post(`/api/admin/classes/${batchId}/report/stop`)).status).toBe(200);
    expect((await pageOf(teacher, batchId)).mine).toBe(false);
    expect((await states()).get(teacher.accountId)).toBe('stopped');
    await nextWeek();
    await prepareReports(product.db);
    expect(await reportsTo(teacher)).toHaveLength(1);

    // Named again, it is sent again; a report that was asked for before somebody lost the class is not.
    await name(batchId, teacher);
    await prepareReports(product.db);
    expect(await reportsTo(teacher)).toHaveLength(2);
    // An archived class sends none.
    await product.db.deleteFrom('class_report_week').execute();
    const archive = (archived: boolean) =>
      teacher.post(`/api/admin/classes/${batchId}/archive`, { archived });
    expect((await archive(true)).status).toBe(200);
    await prepareReports(product.db);
    expect(await reportsTo(teacher)).toHaveLength(2);
    expect((await archive(false)).status).toBe(200);
    await prepareReports(product.db);
    await product.db.deleteFrom('batch_teacher').where('batch_id', '=', batchId).execute();
    expect(await reportsTo(teacher)).toHaveLength(2);
  });
});
