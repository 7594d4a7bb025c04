import type { SimilarityOfItem, SimilarPair } from '@abhyas/contract/similarity.staff';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { FORM, labClass } from '../testing/lab-class.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const { classOf, proved, give, handIn } = labClass(() => ({ product, teacher }));

const CODE = `def median(values):
    ordered = sorted(values)
    middle = len(ordered) // 2
    if len(ordered) % 2 == 1:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2

count = int(input())
numbers = [int(word) for word in input().split()]
print(median(numbers[:count]))
`;
const RENAMED = `# all my own work\n${CODE.replaceAll('ordered', 'marks').replaceAll('numbers', 'xs')}`;
const OWN = `import statistics
input()
print(statistics.median(map(int, input().split())))
`;

const ITEM = 'basics-sum';
const form = () => ({ ...FORM(), items: [{ assetId: ITEM, points: 1000, scoring: 'tests' }] });
const similar = async (id: string, who = teacher) => {
  const { status, body } = await who.get(`/api/admin/assignments/${id}/similar/${ITEM}`);
  return { status, body: body as SimilarityOfItem };
};

it('ASSIGNMENTS-45, ASSIGNMENTS-46: programs that are alike are told with both histories, in the class and from terms before', async () => {
  const [asha, bala, chitra, earlier] = [await proved(), await proved(), await proved(), await proved()];
  const before = await give(await classOf(earlier), form());
  await handIn(earlier, { assetId: ITEM, passed: 4, code: CODE, ago: 30 });
  const id = await give(await classOf(asha, bala, chitra), form());
  await handIn(asha, { assetId: ITEM, passed: 1, code: 'print(1)', ago: 5 });
  const first = await handIn(asha, { assetId: ITEM, passed: 4, code: CODE, ago: 3 });
  const second = await handIn(bala, { assetId: ITEM, passed: 4, code: RENAMED, ago: 2 });
  await handIn(chitra, { assetId: ITEM, passed: 4, code: OWN });

  const { body } = await similar(id);
  expect(body).toMatchObject({ compared: 3, elsewhere: 1, short: 1 });
  const pairs = body.pairs.map(({ one, other, percent }) => [one.accountId, other.accountId, percent]);
  expect(pairs.filter(([, other]) => other !== earlier.accountId)).toEqual([
    [asha.accountId, bala.accountId, 100],
  ]);
  expect(pairs.filter(([, other]) => other === earlier.accountId)).toHaveLength(2);
  expect(body.pairs.find(({ other }) => other.batch)?.other.batch).toContain('Lab class');

  const pair = (await teacher.get(`/api/admin/assignments/${id}/similar/${ITEM}/${first}/${second}`))
    .body as SimilarPair;
  expect(pair.one).toMatchObject({ code: CODE, submissions: [{ passed: 4 }, { passed: 1 }] });
  expect(pair.other.lines).not.toContain(1);
  expect(pair.other.lines).toContain(3);
  expect((await similar(before)).body.pairs).toHaveLength(2);
});

it('ASSIGNMENTS-46: only who teaches the class is told, and only of classes that are theirs', async () => {
  const [asha, bala] = [await proved(), await proved()];
  const id = await give(await classOf(asha), form());
  const mine = await handIn(asha, { assetId: ITEM, passed: 4, code: CODE });
  const colleague = await product.signInStaff('teacher');
  const other = labClass(() => ({ product, teacher: colleague }));
  const theirs = await other.give(await other.classOf(bala), form());
  const foreign = await handIn(bala, { assetId: ITEM, passed: 4, code: RENAMED });

  expect((await similar(id, colleague)).status).toBe(404);
  expect((await similar(id, asha)).status).toBe(403);
  expect((await similar(theirs, colleague)).body).toMatchObject({ compared: 1, elsewhere: 0, pairs: [] });
  const { status } = await teacher.get(`/api/admin/assignments/${id}/similar/${ITEM}/${mine}/${foreign}`);
  expect(status).toBe(404);
  expect((await teacher.get(`/api/admin/assignments/${id}/similar/basics-hard`)).status).toBe(404);
  const owner = await product.signInStaff('owner');
  expect((await similar(theirs, owner)).body.elsewhere).toBeGreaterThan(0);
});
