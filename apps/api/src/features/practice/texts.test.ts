import { hashOf, textOf } from '@abhyas/contract/text-changes';
import { EDIT_KINDS } from '@abhyas/contract/practice-texts';
import { ChangeSet } from '@codemirror/state';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CODE, edits, versionsOf, whole } from '../../testing/sent-texts.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const read = async (learner: Person, url = CODE) => (await learner.get(url)).body;

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
