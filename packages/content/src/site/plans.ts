import { PLAN_KEYS } from '@abhyas/contract/plan-keys';
import * as z from 'zod';
import { readCardWords } from '../courses/card-words.ts';
import { oneLine, title } from '../courses/names.ts';
import { loadImage } from '../courses/topic.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readYaml } from '../files/yaml-file.ts';
import { type Loading, translationsOf } from '../loading.ts';
import { COMING_SOON, type Plan } from '../release.ts';
import type { VersionOf } from '../release-assets.ts';

const PRICE = 'The price is a whole number of rupees, from 1 to 500000.';
const DAYS = 'The days are a whole number, from 1 to 3660.';

const planFile = z.strictObject({
  title,
  /** Whole rupees, GST included. */
  price_rupees: z.number(PRICE).int(PRICE).min(1, PRICE).max(500_000, PRICE),
  /** Ids of the topics whose premium content it opens. */
  contents: z.array(z.string()).min(1, 'A plan opens at least one course.'),
  validity_days: z.number(DAYS).int(DAYS).min(1, DAYS).max(3660, DAYS),
  validity: oneLine,
  plan_type: z.string().max(24).default(''),
  /** It opens the mock tests, too, and says so in these words. */
  mocks: title.optional(),
});
const planWords = planFile.pick({ title: true, validity: true, plan_type: true, mocks: true }).strict();

/** Loads plans/<planN>/: plan.yaml and its picture plan.svg. */
export function loadPlans(plans: Folder | null, topicIds: ReadonlySet<string>, loading: Loading): Plan[] {
  for (const [name, folder] of plans?.folders ?? []) {
    if (PLAN_KEYS.some((id) => id === name)) continue;
    loading.faults.add(folder.path, 0, `There is no slot ${name}; there are plan1 to plan7.`);
  }
  return PLAN_KEYS.flatMap((id) => {
    const folder = plans?.folders.get(id);
    const plan = folder ? loadPlan(id, { folder, topicIds, loading }) : null;
    return plan ? [plan] : [];
  });
}

function loadPlan(
  id: string,
  from: { readonly folder: Folder; readonly topicIds: ReadonlySet<string>; readonly loading: Loading },
): Plan | null {
  const { folder, topicIds, loading } = from;
  const file = pathIn(folder.path, 'plan.yaml');
  const source = readYaml({ file, text: textOf(folder, 'plan.yaml') ?? '' }, planFile, loading.faults);
  if (!source) return null;
  const plan = source.value;
  plan.contents.forEach((topicId, index) => {
    if (topicIds.has(topicId)) return;
    loading.faults.add(file, source.lineOf(['contents', index]), `There is no topic "${topicId}".`);
  });
  const translations = translationsOf(loading, (translating) => {
    const words = readCardWords(folder, { name: 'plan.yaml', schema: planWords }, translating);
    return words && versionOf(words, plan);
  });
  return {
    id,
    ...translations,
    title: plan.title,
    priceRupees: plan.price_rupees,
    topicIds: plan.contents,
    validityDays: plan.validity_days,
    validity: plan.validity,
    imageUrl: loadImage(folder, 'plan.svg', loading),
    planType: plan.plan_type,
    ...(plan.mocks !== undefined && { mocks: plan.mocks }),
  };
}

/** What cannot be bought yet is known by its ribbon, whose words the screens have in each language. */
function versionOf(
  { title, validity, plan_type: ribbon, mocks }: z.infer<typeof planWords>,
  plan: z.infer<typeof planFile>,
): VersionOf<Plan> {
  const planType = plan.plan_type === COMING_SOON || ribbon === '' ? plan.plan_type : ribbon;
  return { title, validity, planType, ...(plan.mocks !== undefined && { mocks: mocks ?? plan.mocks }) };
}
