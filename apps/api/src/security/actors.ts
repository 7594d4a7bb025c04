import { releaseWithPlans } from '../testing/test-plans.ts';
import { canaryBundle } from '../testing/canary-release.ts';
import { startTestProduct, type Person, type TestProduct } from '../testing/test-product.ts';

const DAY_MS = 86_400_000;

/**
 * Who asks. Everything that belongs to somebody belongs to `owner`, who holds the plan for the canary course;
 * the others are signed in and hold nothing, a plan for another course, or one that has run out.
 */
export const ACTORS = ['visitor', 'learner', 'otherPlan', 'expired', 'owner'] as const;
export type Actor = (typeof ACTORS)[number];

type Learner = Person & { readonly accountId: string; readonly email: string };

/** One product with somebody for each actor. */
export type Cast = {
  readonly product: TestProduct;
  readonly owner: Learner;
  readonly people: Readonly<Record<Actor, Person>>;
};

/** A product whose every protected text is a canary, and which sells plans. */
export async function startCanaryProduct(): Promise<TestProduct> {
  const { plans } = releaseWithPlans;
  return startTestProduct({ ...canaryBundle, release: { ...canaryBundle.release, plans } });
}

/** New people: what one row does to them, the next does not see. */
export async function castFor(product: TestProduct): Promise<Cast> {
  const [pair, otherPlan, expired] = await Promise.all([
    pairFor(product),
    holder(product, 'java', 30),
    holder(product, 'gold', -1),
  ]);
  return { ...pair, people: { ...pair.people, otherPlan, expired } };
}

/** The same where nobody asks who has another plan: the learner stands for them, and half as many register. */
export async function pairFor(product: TestProduct): Promise<Cast> {
  const [learner, owner] = await Promise.all([product.learner(), holder(product, 'gold', 30)]);
  const people = { visitor: product.visitor, learner, otherPlan: learner, expired: learner, owner };
  return { product, owner, people };
}

/** Somebody new with a plan for a course. */
export async function holder(product: TestProduct, topicId: string, expiresInDays: number): Promise<Learner> {
  const learner = await product.learner();
  await product.db
    .insertInto('entitlement')
    .values({
      account_id: learner.accountId,
      plan_id: 'planX',
      plan_title: topicId,
      topic_ids: [topicId],
      expires_at: new Date(Date.now() + expiresInDays * DAY_MS),
    })
    .execute();
  return learner;
}
