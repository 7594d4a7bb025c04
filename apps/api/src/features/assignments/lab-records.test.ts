import { randomUUID } from 'node:crypto';

import { FaultList } from '@abhyas/content/files/faults';
import { readArchive } from '@abhyas/content/import/archive';
import type { LabRecords } from '@abhyas/contract/lab-records.staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pdfWords } from '../../testing/pdf-words.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { labRecordPdf } from './lab-record-pdf.ts';
import { recordFileName, type LabRecord, type RecordedItem } from './lab-record.rules.ts';
import { FORM, labClass } from './testing/lab-class.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const { classOf, proved, give, step, handIn } = labClass(() => ({ product, teacher }));

const fetched = async ({ token }: Learner, url: string, language = 'en') => {
  const { statusCode: status, rawPayload: bytes } = await product.app.inject({
    url,
    headers: { 'x-auth-token': token, 'accept-language': language },
  });
  return { status, bytes };
};
const wordsOf = async (who: Learner, url: string, language?: string) => {
  const { status, bytes } = await fetched(who, url, language);
  return { status, words: status === 200 ? pdfWords(bytes) : bytes.toString() };
};
const listed = async (who: Learner) => (await who.get('/api/lab-records')).body['records'];
const recordsOf = async (batchId: string) =>
  (await teacher.get(`/api/admin/classes/${batchId}/lab-records`)).body as LabRecords;
const coverOf = (batchId: string, version: number, college: string) =>
  teacher.post(`/api/admin/classes/${batchId}/lab-records/cover`, {
    version,
    college,
    course: 'Data Structures Laboratory',
    term: 'Semester III',
  });

const ITEM: RecordedItem = {
  title: 'Sum',
  assignment: 'Lab 1',
  statement: 'Add two numbers.',
  given: '2026-07-01T04:00:00.000Z',
  points: 1000,
  hundredths: 750,
  work: {
    language: 'Python',
    at: '2026-07-05T04:00:00.000Z',
    late: true,
    code: 'print(1)\n',
    tests: [
      { verdict: 'accepted', hidden: false, actual: 'seventeen\n' },
      { verdict: 'wrong-answer', hidden: true, actual: 'never shown' },
    ],
  },
  working: ['1 of 2 tests passed'],
};
const record = (items: readonly Partial<RecordedItem>[], part: Partial<LabRecord> = {}): LabRecord => ({
  language: 'en',
  cover: { college: 'Government College', course: '', term: '' },
  batch: 'CSE A',
  name: 'RAO ASHA',
  rollNumber: '1AB23CS001',
  section: 'A',
  items: items.map((item) => ({ ...ITEM, ...item })),
  ...part,
});
const coded = (code: string): Partial<RecordedItem> => ({ work: { ...must(ITEM.work), code } });
const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('it is there');
  return value;
};
const drawn = async (of: LabRecord) => {
  const bytes = await labRecordPdf(of);
  const pages = bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
  return { words: pdfWords(bytes), pages };
};

describe('a lab record', () => {
  it('ASSIGNMENTS-40: has cover, index and each item with program, tests, output, mark and remark', async () => {
    const { words, pages } = await drawn(record([{ comment: 'Well done.' }, { title: 'Product' }]));
    for (const said of [
      'Government College',
      'RAO ASHA',
      '1AB23CS001',
      'Index of experiments',
      'Signature',
      '01/07/2026',
      '05/07/2026',
      '(late)',
      '7.5 of 10',
      '15 of 20',
      '2. Product',
      'Add two numbers.',
      'print(1)',
      'Tests passed: 1 of 2',
      'Not passed: test 2',
      'seventeen',
      '1 of 2 tests passed',
      'Well done.',
      'page 4 of 4',
    ])
      expect(words).toContain(said);
    expect(words).not.toContain('never shown');
    expect(pages).toBe(4);
  });

  it('ASSIGNMENTS-41: numbers a program of 1,000 lines, and marks where a long line goes on', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `line_${at + 1} = ${at}`);
    const { words, pages } = await drawn(record([coded([...lines, 'x'.repeat(200)].join('\n'))]));
    expect(words).toContain('line_1000 = 999');
    expect(words.split('\n').filter((line) => line === '1000')).toHaveLength(1);
    expect(words.split('\n').filter((line) => line === '»')).toHaveLength(2);
    expect(pages).toBeGreaterThan(15);
  });

  it('ASSIGNMENTS-41: leaves out what would be too long, and says so', async () => {
    const long = coded('x\n'.repeat(3005));
    const { words } = await drawn(record(Array.from({ length: 11 }, () => long)));
    expect(words.match(/and 5 more lines, which are not printed/g)).toHaveLength(10);
    expect(words.match(/This program is not printed/g)).toHaveLength(1);
  });

  it('ASSIGNMENTS-41: says what is empty or was not handed in', async () => {
    const { work, ...nothing } = ITEM;
    expect(work).toBeDefined();
    const { words } = await drawn({
      ...record([coded('  \n')]),
      items: [nothing, { ...ITEM, ...coded(' ') }],
    });
    expect(words).toContain('Nothing that counts was handed in.');
    expect(words).toContain('What was handed in is empty.');
    expect((await drawn(record([]))).words).toContain('No experiments yet.');
  });

  it('ASSIGNMENTS-41: takes any text: Devanagari, other scripts, controls, piles of marks, long words', async () => {
    const hostile = [
      'नमस्ते दुनिया',
      '你好 \u202E\u0000',
      `a${'\u0301'.repeat(20_000)}`,
      'w'.repeat(30_000),
      '%PDF-1.7 endobj',
    ];
    const name = 'आशा राव';
    const { words } = await drawn(
      record(
        [
          {
            title: hostile.join(' ').slice(0, 3000),
            comment: 'x'.repeat(5000),
            ...coded(hostile.join('\n')),
          },
        ],
        {
          name,
        },
      ),
    );
    expect(words).toContain('नमस्ते');
    expect(words).toContain('आशा');
    expect(words).toContain('?? ??');
    expect(words).toContain('%PDF-1.7 endobj');
  });

  it('ASSIGNMENTS-41: names its file by nothing that leads out of a folder', () => {
    expect(recordFileName({ rollNumber: '7', name: 'आशा / ..\\x\u0000"' }, 12)).toBe(
      '012 7 आशा - ..-x--.pdf',
    );
    expect(recordFileName({ rollNumber: '', name: '../../etc' })).toBe('..-..-etc.pdf');
    expect(recordFileName({ rollNumber: '', name: '😀'.repeat(200) })).toHaveLength(80 * 2 + 4);
  });
});

describe('lab records of a class', () => {
  it('ASSIGNMENTS-40, ASSIGNMENTS-43: one learner’s is saved by the teacher, with the cover and what counts', async () => {
    const [first, second] = [await proved(), await proved()];
    const batchId = await classOf(first, second);
    await handIn(first, { assetId: 'basics-sum', passed: 3 });
    const id = await give(batchId);
    const draft = await give(batchId, { ...FORM(), title: 'Not given' });
    await step(draft, 'unpublish');
    expect((await coverOf(batchId, 0, ' Government   College ')).status).toBe(200);
    expect((await coverOf(batchId, 0, 'Other')).status).toBe(409);
    expect((await coverOf(batchId, 1, 'x'.repeat(121))).status).toBe(400);
    expect(await recordsOf(batchId)).toMatchObject({ version: 1, cover: { college: 'Government College' } });
    await teacher.post(`/api/admin/assignments/${id}/work/${first.accountId}/basics-sum`, {
      comment: 'Neat.',
    });

    const url = (who: Learner) => `/api/admin/classes/${batchId}/lab-records/of/${who.accountId}`;
    const { words } = await wordsOf(teacher, url(first));
    for (const said of [
      'Government College',
      'Semester III',
      '=Roll 0',
      'print(1)',
      '7.5 of 10',
      '7.5 of 15',
      'Neat.',
    ])
      expect(words).toContain(said);
    expect(words).toContain('Tests passed: 3 of 4');
    expect(words).not.toContain('Not given');
    expect((await wordsOf(teacher, url(second))).words).toContain('Nothing that counts was handed in.');
    expect((await wordsOf(teacher, url(await proved()))).status).toBe(404);
    expect((await wordsOf(teacher, url(first), 'hi')).words).toContain('प्रयोगों');
    const owner = await product.signInStaff('owner');
    const { text } = await owner.get('/api/admin/audit?search=assignment.record-cover');
    expect(text).toContain('Changed the cover of the lab records');
  });

  it('ASSIGNMENTS-42: learners save their own, of what has its marks published, while they are on the list', async () => {
    const [first, stranger] = [await proved(), await proved()];
    const batchId = await classOf(first);
    await handIn(first, { assetId: 'basics-sum', passed: 4 });
    const [shown, hidden] = [await give(batchId), await give(batchId, { ...FORM(), title: 'Lab 2' })];
    expect(await listed(first)).toEqual([]);
    expect((await fetched(first, `/api/lab-records/${batchId}`)).status).toBe(404);
    await step(shown, 'publish-marks');
    expect(await listed(first)).toMatchObject([{ batchId }]);
    const { words } = await wordsOf(first, `/api/lab-records/${batchId}`);
    expect(words).toContain('10 of 15');
    expect(words).not.toContain('Lab 2');
    expect((await fetched(stranger, `/api/lab-records/${batchId}`)).status).toBe(404);
    await step(hidden, 'publish-marks');
    expect((await wordsOf(first, `/api/lab-records/${batchId}`)).words).toContain('Lab 2');
    await sql`update batch_member set left_at = now() where batch_id = ${batchId}`.execute(product.db);
    expect((await fetched(first, `/api/lab-records/${batchId}`)).status).toBe(404);
  });

  it('ASSIGNMENTS-43: those of the whole class are made once by a job, and saved as a ZIP', async () => {
    const learners = [await proved(), await proved(), await proved()];
    const batchId = await classOf(...learners);
    await give(batchId);
    const begin = (id: string) => teacher.post(`/api/admin/classes/${batchId}/lab-records`, { id });
    const zipOf = (id: string) => fetched(teacher, `/api/admin/classes/${batchId}/lab-records/file/${id}`);
    const [id, other] = [randomUUID(), randomUUID()];
    expect((await begin(id)).status).toBe(200);
    expect((await begin(other)).status).toBe(200);
    expect((await recordsOf(batchId)).run).toEqual({ id, state: 'making', made: 0, of: 3 });
    expect((await zipOf(id)).status).toBe(404);

    // A process that was killed after the first one: it is not drawn again.
    const kept = Buffer.from('%PDF of before');
    await sql`insert into lab_record_file (run_id, account_id, name, bytes)
      values (${id}, ${learners[0]?.accountId}, '001 before.pdf', ${kept})`.execute(product.db);
    await product.doJobs();
    expect((await recordsOf(batchId)).run).toEqual({ id, state: 'ready', made: 3, of: 3 });
    const { bytes } = await zipOf(id);
    const files = must((await readArchive({ name: 'records.zip', bytes }, new FaultList())) ?? undefined);
    expect([...files.keys()]).toEqual(['001 before.pdf', '002 =Roll 1.pdf', '003 =Roll 2.pdf']);
    expect(Buffer.from(must(files.get('001 before.pdf')))).toEqual(kept);
    expect(pdfWords(Buffer.from(must(files.get('003 =Roll 2.pdf'))))).toContain('=Roll 2');

    // Made again they take the place of those before; of an account that is erased nothing is kept.
    await product.db.deleteFrom('account').where('id', '=', must(learners[2]).accountId).execute();
    expect((await begin(other)).status).toBe(200);
    expect((await zipOf(id)).status).toBe(404);
    await product.doJobs();
    expect((await recordsOf(batchId)).run).toEqual({ id: other, state: 'ready', made: 2, of: 2 });
    const stranger = await classOf();
    expect((await fetched(teacher, `/api/admin/classes/${stranger}/lab-records/file/${other}`)).status).toBe(
      404,
    );
  });

  it('ASSIGNMENTS-44: many at once are told to come again, and so is who asks without end', async () => {
    const learner = await proved();
    const batchId = await classOf(learner);
    await step(await give(batchId), 'publish-marks');
    const ask = () => fetched(learner, `/api/lab-records/${batchId}`);
    const statuses = (await Promise.all(Array.from({ length: 32 }, ask))).map(({ status }) => status);
    const counted = (status: number) => statuses.filter((each) => each === status).length;
    expect([counted(200) + counted(503), counted(429)]).toEqual([30, 2]);
    expect(counted(200)).toBeGreaterThanOrEqual(2);
    expect(counted(503)).toBeGreaterThan(0);
    expect(
      (await fetched(teacher, `/api/admin/classes/${batchId}/lab-records/of/${learner.accountId}`)).status,
    ).toBe(200);
  });
});
