import { randomUUID } from 'node:crypto';

import { FaultList } from '@abhyas/content/files/faults';
import { readArchive } from '@abhyas/content/import/archive';
import { difference, hashOf, textOf } from '@abhyas/contract/text-changes';
import { EDIT_KINDS, textLog } from '@abhyas/contract/practice-texts';
import { momentsOf } from '@abhyas/contract/text-moments';
import { ChangeSet } from '@codemirror/state';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';
import { retentionSchedule } from '../retention/retention.service.ts';
import { findTextAt, keepLogs } from './text-log.store.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const CODE = '/api/practice/text/basics-sum/py';
type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let names = 0;
const whole = (code: string, base = 0) => {
  names += 1;
  return { base, whole: code, id: `w:${names}`, kind: 'type', holds: [] };
};

/** Edits that lead from a text through others, as a page sends them. */
function edits(base: number, [first = '', ...rest]: readonly string[], page = 'p') {
  let before = first;
  const sent = rest.map((code) => {
    names += 1;
    const edit = [names, 0, 0, difference(before, code).toJSON()];
    before = code;
    return edit;
  });
  return { base, page, edits: sent, hash: hashOf(before) };
}

const read = async (learner: Person, url = CODE) => (await learner.get(url)).body;
const versionsOf = async (learner: Person) => {
  const { body } = await learner.get('/api/practice/versions/basics-sum/py');
  return (body['versions'] as { code: string; kind: string }[]).map(({ code, kind }) => [kind, code]);
};

describe('changes on the wire', () => {
  test('PRACTICE-35: edits are done on the text of their version, and the text is that of every other call', async () => {
    const learner = await product.learner();
    expect(await read(learner)).toEqual({ code: '# start here\n', version: 0 });
    expect((await learner.post(CODE, whole('a = 1'))).body).toMatchObject({ state: 'taken', version: 1 });
    const sent = await learner.post(CODE, edits(1, ['a = 1', 'a = 12', 'a = 12\nb']));
    expect(sent.body).toEqual({ state: 'taken', version: 2, before: [] });
    expect(await read(learner)).toEqual({ code: 'a = 12\nb', version: 2 });
    const { body } = await learner.post('/api/content/getproblem/basics-sum');
    expect(body).toMatchObject({ assetData: { code: { py: 'a = 12\nb' }, codeVersions: { py: 2 } } });
  });

  test('PRACTICE-35: delivered twice, again with more after it, or in the wrong order, each edit is done once', async () => {
    const learner = await product.learner();
    await learner.post(CODE, whole('x'));
    const first = edits(1, ['x', 'xy']);
    const both = { ...first, edits: [...first.edits, ...edits(1, ['xy', 'xyz']).edits], hash: hashOf('xyz') };
    await Promise.all([learner.post(CODE, first), learner.post(CODE, first)]);
    expect(await read(learner)).toEqual({ code: 'xy', version: 2 });
    expect((await learner.post(CODE, both)).body).toMatchObject({
      state: 'taken',
      version: 3,
      before: [{ id: `p:${String(first.edits[0]?.[0])}` }],
    });
    // The first, once more and late.
    expect((await learner.post(CODE, first)).body).toMatchObject({ state: 'taken', version: 3 });
    expect(await read(learner)).toEqual({ code: 'xyz', version: 3 });
    const lost = whole('a whole one', 3);
    await learner.post(CODE, lost);
    await learner.post(CODE, edits(4, ['a whole one', 'a whole one!'], 'other'));
    expect((await learner.post(CODE, lost)).body).toMatchObject({ state: 'taken', text: 'a whole one!' });
  });

  test('PRACTICE-35: what does not fit asks for the whole text and changes nothing', async () => {
    const learner = await product.learner();
    await learner.post(CODE, whole('right'));
    const sent = edits(1, ['right', 'right!']);
    const odd = [
      { ...sent, hash: hashOf('wrong') },
      edits(1, ['another length', 'another length!']),
      { ...sent, base: 7 },
      { ...sent, edits: [[1, 0, 0, [5, [0, 'a\0b']]]], hash: hashOf('righta\0b') },
    ];
    for (const body of odd) expect((await learner.post(CODE, body)).body).toEqual({ state: 'whole' });
    expect(await read(learner)).toEqual({ code: 'right', version: 1 });
    expect((await learner.post(CODE, { ...whole('a\0b'), base: 1 })).body).toMatchObject({
      state: 'taken',
      text: 'ab',
    });
  });

  test('PRACTICE-36: two devices whose changes do not touch are merged without a question', async () => {
    const learner = await product.learner();
    const text = 'first\nsecond\nthird';
    await learner.post(CODE, whole(text));
    await learner.post(CODE, edits(1, [text, 'first line\nsecond\nthird'], 'laptop'));
    const sent = edits(1, [text, 'first\nsecond\nthird 😀', 'first\nsecond\nthird 😀!'], 'phone');
    const { body } = await learner.post(CODE, sent);
    expect(body).toMatchObject({ state: 'taken', version: 3 });
    expect(await read(learner)).toEqual({ code: 'first line\nsecond\nthird 😀!', version: 3 });
    const before = (body['before'] as { changes: unknown }[]).map((each) => ChangeSet.fromJSON(each.changes));
    expect(before[0]?.apply(textOf(text)).toString()).toBe('first line\nsecond\nthird');
    // A whole text on an old version is merged as well.
    const late = { ...whole('first\n2nd\nthird'), base: 1 };
    expect((await learner.post(CODE, late)).body).toMatchObject({
      state: 'taken',
      text: 'first line\n2nd\nthird 😀!',
    });
  });

  test('PRACTICE-36: where changes touch, both texts are kept and the sender is told', async () => {
    const learner = await product.learner();
    await learner.post(CODE, whole('total = 0'));
    await learner.post(CODE, edits(1, ['total = 0', 'total = 10'], 'laptop'));
    const { body } = await learner.post(CODE, edits(1, ['total = 0', 'total = 7'], 'phone'));
    expect(body).toMatchObject({ state: 'conflict', conflict: { code: 'total = 10', version: 2 } });
    expect(await versionsOf(learner)).toEqual([['other-device', 'total = 7']]);
    expect((await read(learner))['code']).toBe('total = 10');
  });

  test.each([
    ['half an emoji', 'a\uD83D', 'a\uFFFD'],
    ['a NUL', 'a\0', 'a'],
  ])(
    'PRACTICE-36: where changes that leave %s touch, both texts are kept as well',
    async (_what, mine, kept) => {
      const learner = await product.learner();
      await learner.post(CODE, whole('a'));
      await learner.post(CODE, edits(1, ['a', 'a1']));
      const told = await learner.post(CODE, edits(1, ['a', mine], 'phone'));
      expect(told.body).toMatchObject({ state: 'conflict', conflict: { code: 'a1' } });
      expect(await versionsOf(learner)).toContainEqual(['other-device', kept]);
    },
  );

  test('PRACTICE-36: changes merge with what came by a call that knows whole texts only', async () => {
    const learner = await product.learner();
    await learner.post(CODE, whole('one\ntwo'));
    await learner.post('/api/content/updateproblem/basics-sum', { code: { py: 'one!\ntwo' } });
    await learner.post(CODE, edits(1, ['one\ntwo', 'one\ntwo?']));
    expect((await read(learner))['code']).toBe('one!\ntwo?');
  });

  test('PRACTICE-36: twenty devices at the same moment lose nothing', async () => {
    const learner = await product.learner();
    const lines = Array.from({ length: 20 }, (_, number) => `line ${number}`);
    await learner.post(CODE, whole(lines.join('\n')));
    await Promise.all(
      lines.map((line, number) =>
        learner.post(
          CODE,
          edits(1, [lines.join('\n'), lines.with(number, `${line}!`).join('\n')], `device${number}`),
        ),
      ),
    );
    expect(await read(learner)).toEqual({ code: lines.map((line) => `${line}!`).join('\n'), version: 21 });
  });

  test('a reset and a restored text set aside what stood there', async () => {
    const learner = await product.learner();
    await learner.post(CODE, whole('mine'));
    const sent = edits(1, ['mine', 'an older text']);
    const restore = EDIT_KINDS.indexOf('restore');
    await learner.post(CODE, {
      ...sent,
      edits: sent.edits.map(([id, , age, changes]) => [id, restore, age, changes]),
    });
    expect(await versionsOf(learner)).toEqual([['restore', 'mine']]);
  });

  test('too much, too many or nonsense is refused', async () => {
    const learner = await product.learner();
    const answers = await Promise.all([
      learner.post(CODE, whole('x'.repeat(65_537))),
      learner.post(CODE, { ...edits(1, ['', 'x']), edits: Array(101).fill(edits(1, ['', 'x']).edits[0]) }),
      learner.post(CODE, { ...edits(1, ['', 'x']), edits: [[1, 0, 0, [-1]]] }),
      learner.post('/api/practice/text/basics-sum/rust', whole('x')),
      learner.post('/api/practice/text/unknown/py', whole('x')),
      product.visitor.post(CODE, whole('x')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([413, 400, 400, 404, 404, 401]);
    await learner.post(CODE, whole('x'.repeat(65_536)));
    const grown = edits(1, ['x'.repeat(65_536), 'x'.repeat(65_537)]);
    expect((await learner.post(CODE, grown)).status).toBe(413);
  });
});

test('PRACTICE-38: an idle device that waits is told when another one of its account has typed', async () => {
  const [asha, ravi] = [await product.learner(), await product.learner('Ravi')];
  const ask = async (version: number, waitMs: number) => {
    const texts = [{ assetId: 'basics-sum', part: 'py', version }];
    return (await asha.post('/api/practice/newer-texts', { texts, waitMs })).body;
  };
  const newer = { texts: [{ assetId: 'basics-sum', part: 'py' }] };
  await asha.post(CODE, whole('a'));
  expect(await ask(0, 30_000)).toEqual(newer);
  const waiting = ask(1, 30_000);
  await ravi.post(CODE, whole('of somebody else'));
  await asha.post(CODE, edits(1, ['a', 'ab']));
  expect(await waiting).toEqual(newer);
  expect(await ask(2, 0)).toEqual({ texts: [] });
  expect(await ask(2, 10)).toEqual({ texts: [] });
});

describe('texts beside the code of a problem', () => {
  const INPUTS = '/api/practice/text/basics-sum/inputs';

  test('PRACTICE-32: inputs that were kept before are there to begin with', async () => {
    const learner = await product.learner();
    const inputs = [
      { id: 'a', name: 'Smallest', text: '1\n' },
      { id: 'b', name: 'Tamil', text: 'வணக்கம்' },
    ];
    await product.db
      .insertInto('own_inputs')
      .values({ account_id: learner.accountId, asset_id: 'basics-sum', inputs: JSON.stringify(inputs) })
      .execute();
    const { code } = await read(learner, INPUTS);
    expect(
      String(code)
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(inputs);
  });

  test('PRACTICE-32: 200 kB are kept and changed by a few bytes; more than 512 kB are refused', async () => {
    const learner = await product.learner();
    const long = '0123456789 😀\n'.repeat(14_000);
    await learner.post(INPUTS, whole(long));
    const sent = edits(1, [long, `${long.slice(0, 98_000)}x${long.slice(98_000)}`]);
    expect(JSON.stringify(sent).length).toBeLessThan(300);
    expect((await learner.post(INPUTS, sent)).body).toMatchObject({ state: 'taken', version: 2 });
    expect((await learner.post(INPUTS, { ...whole('x'.repeat(530_000)), base: 2 })).status).toBe(413);
  });

  test('a program of a lesson and what is tried out are texts of their own, and no problem', async () => {
    const learner = await product.learner();
    await learner.post('/api/practice/text/anything/try-py', whole('tried'));
    expect(await read(learner, '/api/practice/text/elsewhere/try-py')).toEqual({ code: 'tried', version: 1 });
    const { body } = await learner.get('/api/content/problems/');
    expect(body['triedProblems']).toEqual([]);
    expect((await learner.get('/api/practice/text/unknown/program-abc')).status).toBe(404);
  });

  test('EXERCISES-13: programs and answers of a lesson are listed together, and no other lesson’s', async () => {
    const learner = await product.learner();
    const { body: content } = await learner.get('/api/content');
    expect(content).toBeDefined();
    await learner.post('/api/practice/text/basics-sum/answer-abc', whole('{"half":'));
    await learner.post('/api/practice/text/basics-sum/program-xyz', whole('int main'));
    expect(await read(learner, '/api/practice/lesson-texts/basics-sum')).toEqual({
      texts: [
        { part: 'answer-abc', code: '{"half":', version: 1 },
        { part: 'program-xyz', code: 'int main', version: 1 },
      ],
    });
    expect((await learner.get('/api/practice/lesson-texts/unknown')).status).toBe(404);
  });
});

const text = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');

async function typed(learner: Learner, keys: number): Promise<void> {
  await learner.post(CODE, whole(text(1)));
  for (let at = 1; at < keys; at += 1) await learner.post(CODE, edits(at, [text(at), text(at + 1)]));
}

describe('the log', () => {
  test('PRACTICE-37: the text of every moment can be brought back', async () => {
    const learner = await product.learner();
    await typed(learner, 301);
    const name = { accountId: learner.accountId, assetId: 'basics-sum', key: 'py' };
    for (const version of [1, 2, 49, 50, 133, 301]) {
      expect(await findTextAt(product.db, name, version)).toBe(text(version));
    }
    const { body } = await learner.get('/api/practice/text-log/basics-sum/py');
    const { start, rows } = textLog.reply.parse(body);
    const moments = momentsOf(rows);
    let replayed = textOf(start);
    for (const { changes } of moments) replayed = changes.apply(replayed);
    expect(replayed.toString()).toBe(text(301));
    expect(moments.length).toBe(300);
  });

  test('PRACTICE-41: a learner takes the log and the runs of a text along as a data set of ProgSnap 2', async () => {
    const learner = await product.learner();
    await learner.post(CODE, whole('say "1",\n2'));
    await learner.post(CODE, edits(1, ['say "1",\n2', 'say "1",\n23', '']));
    await product.db
      .insertInto('submission')
      .values({
        id: randomUUID(),
        account_id: learner.accountId,
        asset_id: 'basics-sum',
        language: 5,
        code: 'say "1",\n23',
        verdict: 'accepted',
        result: JSON.stringify({ tests: [{ verdict: 'accepted' }] }),
      })
      .execute();
    const { statusCode, rawPayload } = await product.app.inject({
      method: 'GET',
      url: '/api/practice/progsnap2/basics-sum/py',
      headers: { 'x-auth-token': learner.token },
    });
    expect(statusCode).toBe(200);
    const files = await readArchive({ name: 'data.zip', bytes: rawPayload }, new FaultList());
    const textOfFile = (path: string) => new TextDecoder().decode(files?.get(path));
    expect(textOfFile('DatasetMetadata.csv')).toContain('"CodeStateRepresentation","Table"');
    expect(textOfFile('CodeStates/CodeStates.csv')).toBe(
      '"CodeStateID","Code"\r\n"1","say ""1"",\n23"\r\n"2",""\r\n',
    );
    const rows = textOfFile('MainTable.csv').trimEnd().split('\r\n').slice(1);
    const columns = rows.map((row) => row.split(',').map((cell) => cell.slice(1, -1)));
    expect(columns.map((row) => [row[5], row[6], row[8], row[11]])).toEqual([
      ['File.Edit', 'Insert', '1', ''],
      ['File.Edit', 'Insert', '2', ''],
      ['Submit', '', '1', '1'],
    ]);
  });

  test('PRACTICE-37: it goes after a day, begins again with the next edit, and the versions stay', async () => {
    const learner = await product.learner();
    await typed(learner, 120);
    await product.db
      .updateTable('text_change')
      .set({ at: new Date(Date.now() - 25 * 3_600_000) })
      .where('account_id', '=', learner.accountId)
      .execute();
    await product.db
      .updateTable('saved_code')
      .set({ saved_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('account_id', '=', learner.accountId)
      .execute();
    await retentionSchedule({ db: product.db, log: product.app.log }).run();
    const log = async () => (await learner.get('/api/practice/text-log/basics-sum/py')).body;
    expect(await log()).toEqual({ start: '', rows: [] });
    await learner.post(CODE, edits(120, [text(120), text(121)]));
    expect(await log()).toMatchObject({
      start: text(120),
      rows: [{ version: 121, edits: [[expect.any(String), 0, 0, expect.any(Array)]] }],
    });
    expect(await versionsOf(learner)).toEqual([['edit', text(120)]]);
  });

  test('PRACTICE-40: moments stand in the order of the edits, however long their requests took', async () => {
    const learner = await product.learner();
    await learner.post(CODE, whole('a'));
    await learner.post(CODE, edits(1, ['a', 'ab']));
    const sent = edits(2, ['ab', 'abc']);
    // Typed before the edit of the request before arrived, which took long.
    const [[name, kind, , changes] = []] = sent.edits;
    await learner.post(CODE, { ...sent, edits: [[name, kind, 60_000, changes]] });
    const { body } = await learner.get('/api/practice/text-log/basics-sum/py');
    const { rows } = textLog.reply.parse(body);
    expect(rows.map(({ version }) => version)).toEqual([2, 3]);
    const times = momentsOf(rows).map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  test('PRACTICE-37: a class or an exam keeps it longer, until it is over', async () => {
    const learner = await product.learner();
    await typed(learner, 3);
    const { accountId } = learner;
    const age = (days: number) =>
      product.db
        .updateTable('text_change')
        .set({ at: new Date(Date.now() - days * 86_400_000) })
        .where('account_id', '=', accountId)
        .execute();
    const forget = () => retentionSchedule({ db: product.db, log: product.app.log }).run();
    const exam = { accountId, assetId: 'basics-sum' };
    await keepLogs(product.db, { ...exam, until: new Date(Date.now() + 3_600_000) });
    // Asking for a shorter time takes nothing away.
    await keepLogs(product.db, { ...exam, until: new Date() });
    await age(30);
    await forget();
    const name = { ...exam, key: 'py' };
    expect(await findTextAt(product.db, name, 2)).toBe(text(2));
    await product.db
      .updateTable('kept_text_log')
      .set({ until: new Date(Date.now() - 1000) })
      .execute();
    await forget();
    expect(await findTextAt(product.db, name, 2)).toBeUndefined();
  });

  test('PRACTICE-37: nobody else reads it, and it goes with the account', async () => {
    const [asha, ravi] = [await product.learner(), await product.learner('Ravi')];
    await asha.post(CODE, whole('mine'));
    expect((await ravi.get('/api/practice/text-log/basics-sum/py')).body).toEqual({ start: '', rows: [] });
    await product.db.deleteFrom('account').where('id', '=', asha.accountId).execute();
    const left = await product.db
      .selectFrom('text_change')
      .select('version')
      .where('account_id', '=', asha.accountId)
      .execute();
    expect(left).toEqual([]);
  });

  test('what the release before saved beside this one is a gap, and loses nothing', async () => {
    const learner = await product.learner();
    await learner.post(CODE, whole('one'));
    await product.db
      .updateTable('saved_code')
      .set({ code: 'by the release before', version: 2 })
      .where('account_id', '=', learner.accountId)
      .execute();
    expect((await learner.post(CODE, edits(1, ['one', 'one!']))).body).toEqual({ state: 'whole' });
    const told = await learner.post(CODE, { ...whole('one!'), base: 1 });
    expect(told.body).toMatchObject({ state: 'conflict', conflict: { code: 'by the release before' } });
    await learner.post(CODE, edits(2, ['by the release before', 'by the release before!']));
    expect((await read(learner))['version']).toBe(3);
  });
});
