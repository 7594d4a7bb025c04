import { createHash, randomUUID } from 'node:crypto';

import type { Begun, Exam, SealedPacket } from '@abhyas/contract/exams';
import type { Seats } from '@abhyas/contract/live.staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { EXAM, ExamRoom, textOf, write, type Learner } from './testing/exam-room.ts';
import { opened } from './testing/opened-packet.ts';

const PUBLIC = 'http://exams.example';

let product: TestProduct;
let room: ExamRoom;
beforeAll(async () => {
  product = await startTestProduct(undefined, { PUBLIC_URL: PUBLIC });
  room = await ExamRoom.open(product);
});
afterAll(() => product.close());

const left = () => ({ id: randomUUID(), kind: 'left', amount: 1, ageMs: 1 });
const begin = async (who: Pick<Learner, 'post'>, id: string, body: object = {}) =>
  who.post(`/api/exams/${id}/begin`, body);
const read = async (who: Learner, id: string) => (await who.get(`/api/exams/${id}`)).body as Exam;

describe('an exam', () => {
  it('EXAMS-1: is due when it has lasted its length, and stands among the assignments of its class', async () => {
    const learner = await room.learner();
    const { id, batchId } = await room.giveClass([learner], { exam: { ...EXAM, minutes: 90 } });
    const { assignment, rows } = await room.matrix(id);
    const { opensAt, dueAt, take } = assignment.rules;
    expect([Date.parse(dueAt) - Date.parse(opensAt), take]).toEqual([90 * 60_000, 'last']);
    expect(rows).toMatchObject([{ accountId: learner.accountId, total: 0 }]);
    const listed = await room.teacher.get(`/api/admin/classes/${batchId}/assignments`);
    expect(listed.body['assignments']).toMatchObject([{ id, exam: true, points: 1500 }]);
    expect((await learner.get('/api/assignments')).body).toEqual({ assignments: [] });
  });

  it.each([
    ['exams.networks', { exam: { ...EXAM, addresses: ['the lab'] } }],
    ['exams.pool', { exam: { ...EXAM, draws: [{ pool: 1, draw: 1 }] } }],
    [
      'exams.pool',
      {
        exam: { ...EXAM, draws: [{ pool: 1, draw: 1 }] },
        items: [
          { assetId: 'basics-sum', points: 100, scoring: 'all', pool: 1 },
          { assetId: 'basics-hard', points: 200, scoring: 'all', pool: 1 },
        ],
      },
    ],
  ])('EXAMS-1: is refused with %s', async (code, given) => {
    await expect(room.give([], given)).rejects.toThrow(code);
  });
});

describe('before the start', () => {
  it('EXAMS-4: nothing of a problem can be read, in any call', async () => {
    const learner = await room.learner();
    const before = await learner.get('/api/content/subtopic/basics');
    expect(before.text).toContain('basics-sum');
    const id = await room.give([learner], { opensIn: 60 });
    const item = `basics-sum@${id}`;
    const asked = [
      learner.get('/api/content/problems/'),
      learner.get('/api/content/subtopic/basics'),
      learner.get('/api/content/sheets'),
      learner.get('/api/content/topic/c'),
      learner.get('/api/content/getproblem/basics-sum'),
      learner.get('/api/practice/text/basics-sum/py'),
      learner.get(`/api/practice/text/${encodeURIComponent(item)}/py`),
      learner.get('/api/practice/text-log/basics-sum/py'),
      learner.get('/api/practice/editorial/basics-sum'),
      learner.get('/api/comments/comments/basics-sum'),
      learner.get('/api/content/topic/c/search?q=CANARY-statement-basics-sum'),
      learner.get('/api/content/topic/c/search?q=basics-sum'),
      learner.get(`/api/assignments/${id}`),
      learner.get('/api/assignments'),
      learner.get('/api/exams'),
      learner.get(`/api/exams/${id}`),
      learner.get(`/api/exams/${id}/packet`),
      begin(learner, id),
      learner.post(`/api/exams/${id}/here`, { events: [] }),
      learner.post('/api/runner/execute', {
        code: '',
        language: 5,
        ctestcase: '',
        assetId: item,
        mode: 'submit',
      }),
    ];
    for (const { text } of await Promise.all(asked)) {
      expect(text).not.toContain('CANARY-statement-basics-sum');
      expect(text).not.toContain('"assetId":"basics-sum');
    }
    expect(await begin(learner, id)).toMatchObject({ status: 403 });
    expect(await read(learner, id)).toMatchObject({ state: 'waiting', items: 2, points: 1500 });
    expect((await learner.get('/api/practice/text/basics-sum/py')).status).toBe(404);
    // Somebody of another class practises as before.
    const other = await room.learner();
    expect((await other.get('/api/practice/text/basics-sum/py')).status).toBe(200);
    expect((await other.get(`/api/exams/${id}`)).status).toBe(404);
    await room.step(id, 'archive');
    expect((await learner.get('/api/practice/text/basics-sum/py')).status).toBe(200);
  });

  it('EXAMS-5: a packet is opened by its own key alone, which the start gives', async () => {
    const [learner, other] = [await room.learner(), await room.learner()];
    const id = await room.give([learner, other], { opensIn: 60 });
    const packet = (await learner.get(`/api/exams/${id}/packet`)).body as SealedPacket;
    await room.begin(id);
    const mine = (await begin(learner, id)).body as Begun;
    const theirs = (await begin(other, id)).body as Begun;
    if (mine.state !== 'begun' || theirs.state !== 'begun') throw new Error('did not begin');
    expect(() => opened(packet, theirs.key)).toThrow('authenticate');
    expect(opened(packet, mine.key).items).toMatchObject([
      { assetId: `basics-sum@${id}`, problem: '<p>CANARY-statement-basics-sum</p>', points: 1000 },
      { assetId: `basics-hard@${id}`, problem: '<p>CANARY-statement-basics-hard</p>' },
    ]);
    expect(JSON.stringify(opened(packet, mine.key))).not.toContain('CANARY-solution');
    expect(JSON.stringify(opened(packet, mine.key))).not.toContain('CANARY-hint');
  });
});

describe('a sitting', () => {
  it('EXAMS-8: nothing but the exam answers until it is handed in', async () => {
    const learner = await room.learner();
    const id = await room.give([learner]);
    expect((await begin(learner, id)).status).toBe(200);
    for (const url of [
      '/api/content/problems/',
      '/api/content',
      '/api/comments/comments/basics-sum',
      '/api/assignments',
    ])
      expect((await learner.get(url)).text).toContain('exams.sitting');
    expect((await learner.get('/api/practice/text/basics-hard/py')).text).toContain('exams.sitting');
    const run = { code: '', language: 5, ctestcase: '', mode: 'submit' };
    const refused = await learner.post('/api/runner/execute', { ...run, assetId: 'basics-sum' });
    expect(refused.text).toContain('exams.sitting');
    expect((await learner.get('/api/exams')).status).toBe(200);
    expect((await learner.post(`/api/exams/${id}/hand-in`, {})).status).toBe(200);
    expect((await learner.get('/api/content')).status).toBe(200);
    const late = await learner.post('/api/runner/execute', { ...run, assetId: `basics-sum@${id}` });
    expect(late.text).toContain('exams.over');
  });

  it('EXAMS-2: has texts of its own', async () => {
    const learner = await room.learner();
    await write(learner, 'basics-sum', { code: 'in practice' });
    const id = await room.give([learner]);
    await begin(learner, id);
    expect((await textOf(learner, `basics-sum@${id}`)).code).toBe('# start here\n');
    await write(learner, `basics-sum@${id}`, { code: 'in the exam' });
    expect((await textOf(learner, `basics-sum@${id}`)).code).toBe('in the exam');
    await learner.post(`/api/exams/${id}/hand-in`, {});
    await room.step(id, 'archive');
    expect((await textOf(learner, 'basics-sum')).code).toBe('in practice');
  });

  it('EXAMS-6: more time reaches the learner, and taking it back shortens it again', async () => {
    const learner = await room.learner();
    const id = await room.give([learner]);
    const { endsAt } = (await begin(learner, id)).body as Begun & { endsAt: string };
    const heard = async () =>
      (await learner.post(`/api/exams/${id}/here`, { events: [] })).body as { endsAt: string };
    const allowanceId = randomUUID();
    await room.teacher.post(`/api/admin/assignments/${id}/allow/${learner.accountId}`, {
      allowanceId,
      allowed: { kind: 'factor', factor: 150 },
      reason: 'Needs a reader.',
    });
    expect(Date.parse((await heard()).endsAt) - Date.parse(endsAt)).toBe(30 * 60_000);
    await room.teacher.post(`/api/admin/assignments/${id}/disallow/${allowanceId}`);
    expect((await heard()).endsAt).toBe(endsAt);
  });

  it('EXAMS-6: a learner who was added late sits as long as the others', async () => {
    const early = await room.learner();
    const { id, batchId } = await room.giveClass([early]);
    const late = await room.learner();
    expect((await begin(late, id)).status).toBe(404);
    await room.add(batchId, late);
    const [first, second] = [await begin(early, id), await begin(late, id)];
    expect([first.body['endsAt'], second.status]).toEqual([second.body['endsAt'], 200]);
  });

  it('EXAMS-6: an end that is moved earlier ends it, and one that is moved later lets it go on', async () => {
    const learner = await room.learner();
    const id = await room.give([learner]);
    await begin(learner, id);
    await room.change(id, { exam: { ...EXAM, minutes: 1 }, opensIn: -30 });
    expect((await read(learner, id)).state).toBe('over');
    await room.expire(id);
    await product.doJobs();
    await room.close();
    expect(await read(learner, id)).toMatchObject({ state: 'over', handedBy: 'server' });
    await room.change(id, { exam: { ...EXAM, minutes: 60 }, opensIn: -30 });
    const again = await read(learner, id);
    expect([again.state, again.handedAt]).toEqual(['sitting', undefined]);
  });

  it('EXAMS-7: is begun with the code of the room, in the lab', async () => {
    const learner = await room.learner();
    const id = await room.give([learner], { exam: { ...EXAM, roomCode: 'LAB7', addresses: ['10.0.0.0/8'] } });
    expect((await begin(learner, id, { roomCode: 'LAB7' })).text).toContain('exams.address');
    await room.change(id, { exam: { ...EXAM, roomCode: 'LAB7', addresses: ['127.0.0.0/8', '::1'] } });
    expect((await begin(learner, id)).text).toContain('exams.room-code');
    expect((await begin(learner, id, { roomCode: 'LAB8' })).status).toBe(400);
    for (let tries = 0; tries < 5; tries += 1) await begin(learner, id, { roomCode: 'x' });
    expect((await begin(learner, id, { roomCode: 'LAB7' })).status).toBe(429);
    await sql`delete from sign_in_throttle`.execute(product.db);
    expect((await begin(learner, id, { roomCode: ' lab7' })).status).toBe(200);
  });

  it('EXAMS-7: Safe Exam Browser is known by its config key', async () => {
    const learner = await room.learner();
    const browserKey = createHash('sha256').update('settings').digest('hex');
    const id = await room.give([learner], { exam: { ...EXAM, browserKey } });
    expect((await begin(learner, id)).text).toContain('exams.browser');
    const path = `/api/exams/${id}/begin`;
    const call = (hash: string) =>
      product.app.inject({
        method: 'POST',
        url: path,
        payload: {},
        headers: { 'x-auth-token': learner.token, 'x-safeexambrowser-configkeyhash': hash },
      });
    const hashOf = (url: string) => createHash('sha256').update(url).update(browserKey).digest('hex');
    expect((await call(hashOf('http://elsewhere'))).statusCode).toBe(403);
    expect((await call('zz')).statusCode).toBe(403);
    expect((await call(hashOf(`${PUBLIC}${path}`))).statusCode).toBe(200);
  });

  it('EXAMS-7: goes on at another computer once the room code was given and a teacher hands it over', async () => {
    const learner = await room.learner();
    const id = await room.give([learner], { exam: { ...EXAM, roomCode: 'LAB7' } });
    await begin(learner, id, { roomCode: 'LAB7' });
    await write(learner, `basics-sum@${id}`, { code: 'first computer' });
    const second = await room.elsewhere(learner);
    expect((await begin(second, id)).status).toBe(400);
    expect((await begin(second, id, { roomCode: 'LAB7' })).body).toEqual({ state: 'asks' });
    const text = `/api/practice/text/${encodeURIComponent(`basics-sum@${id}`)}/py`;
    expect((await second.get(text)).status).toBe(409);
    expect((await second.post(`/api/exams/${id}/hand-in`, {})).status).toBe(409);
    const seats = (await room.teacher.get(`/api/admin/assignments/${id}/seats`)).body as Seats;
    expect(seats.seats[0]).toMatchObject({ accountId: learner.accountId, state: 'asking' });
    const move = `/api/admin/exams/${id}/seats/${learner.accountId}/move`;
    expect((await room.teacher.post(move)).status).toBe(200);
    expect((await room.teacher.post(move)).status).toBe(409);
    expect((await begin(second, id)).body).toMatchObject({ state: 'begun' });
    expect((await second.get(text)).body).toMatchObject({ code: 'first computer' });
    expect((await learner.get(text)).text).toContain('exams.other-device');
    expect((await learner.post(`/api/exams/${id}/here`, { events: [] })).body).toMatchObject({ here: false });
  });

  it('EXAMS-14: what is noted is noted once', async () => {
    const learner = await room.learner();
    const id = await room.give([learner]);
    await begin(learner, id);
    const events = [
      { id: randomUUID(), kind: 'paste', amount: 300, ageMs: 60_000, assetId: `basics-sum@${id}` },
    ];
    const told = { events, shown: `basics-sum@${id}` };
    await learner.post(`/api/exams/${id}/here`, told);
    await learner.post(`/api/exams/${id}/here`, told);
    const { seats } = (await room.teacher.get(`/api/admin/assignments/${id}/seats`)).body as Seats;
    expect(seats[0]).toMatchObject({ pasted: 1, left: 0, shown: 'Problem basics-sum', state: 'sitting' });
    const seen = await room.teacher.get(`/api/admin/assignments/${id}/seats/${learner.accountId}/text`);
    expect(seen.body['events']).toMatchObject([{ kind: 'paste', amount: 300 }]);
  });

  it('EXAMS-14: nothing is noted after the hand-in, nor more than 5,000 times', async () => {
    const learner = await room.learner();
    const id = await room.give([learner]);
    await begin(learner, id);
    const tell = () => learner.post(`/api/exams/${id}/here`, { events: [left(), left()] });
    const noted = async () =>
      ((await room.teacher.get(`/api/admin/assignments/${id}/seats`)).body as Seats).seats[0]?.left;
    await sql`insert into sitting_event (id, exam_id, account_id, kind, happened_at)
      select gen_random_uuid(), ${id}, ${learner.accountId}, 'left', now()
      from generate_series(1, 4997)`.execute(product.db);
    expect((await tell()).status).toBe(200);
    expect(await noted()).toBe(4999);
    await tell();
    await tell();
    expect(await noted()).toBe(5000);
    await sql`delete from sitting_event where exam_id = ${id}`.execute(product.db);
    await learner.post(`/api/exams/${id}/hand-in`, {});
    expect((await tell()).body).toMatchObject({ handedBy: 'learner' });
    expect(await noted()).toBe(0);
  });
});
