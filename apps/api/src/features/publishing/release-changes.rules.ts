import type { ReleaseChange } from '@abhyas/contract/publishing-drafts.staff';
import { placesOf } from '@abhyas/content/places';
import { successorsIn } from '@abhyas/content/release-index';
import type { Release, Subtopic, Topic } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';

/** What learners will notice when one release takes the place of another, in the order of the courses. */
export function changesBetween(before: Release, after: Release): ReleaseChange[] {
  return [
    ...compared(topicsOf(before), topicsOf(after)),
    ...compared(modulesOf(before), modulesOf(after)),
    ...compared(assetsOf(before), assetsOf(after)),
    ...compared(sheetsOf(before), sheetsOf(after)),
    ...compared(mocksOf(before), mocksOf(after)),
    ...compared(plansOf(before), plansOf(after)),
    ...compared(pagesOf(before), pagesOf(after)),
    ...compared(testimonialsOf(before), testimonialsOf(after)),
  ];
}

type Thing = Pick<ReleaseChange, 'what' | 'id' | 'title' | 'where'> & {
  /** All that makes it what it is, as text. */
  readonly content: string;
  /** How answers to it are judged, as text; empty for all but problems. */
  readonly judging: string;
  /** What each test of a problem asks and expects, by its name. */
  readonly tests: ReadonlyMap<string, string>;
  /** What learners have of it, each a kind of loss and, after a colon, which: "language:py". */
  readonly has: readonly string[];
};

type Loss = NonNullable<ReleaseChange['loses']>[number];
type Had = Loss | `${Loss}:${string}`;

function compared(before: readonly Thing[], after: readonly Thing[]): ReleaseChange[] {
  const old = new Map(before.map((thing) => [thing.id, thing]));
  const kept = new Set(after.map(({ id }) => id));
  const moved = movedIn(before, after);
  const lines = after.flatMap((thing): ReleaseChange[] => {
    const known = old.get(thing.id);
    if (!known) return [{ ...line(thing, 'added', false), ...testsBetween(NO_TESTS, thing.tests) }];
    const judging = known.judging !== thing.judging;
    if (judging || known.content !== thing.content) {
      const changes = { ...testsBetween(known.tests, thing.tests), ...lossesBetween(known, thing) };
      return [{ ...line(thing, 'changed', judging), ...changes }];
    }
    return moved.has(thing.id) ? [line(thing, 'moved', false)] : [];
  });
  const gone = before
    .filter(({ id }) => !kept.has(id))
    .map((thing) => ({ ...line(thing, 'removed', false), ...testsBetween(thing.tests, NO_TESTS) }));
  return [...lines, ...gone];
}

const NO_TESTS: Thing['tests'] = new Map();

/** How many tests came, ask something else now, and went; nothing when none did. */
function testsBetween(before: Thing['tests'], after: Thing['tests']): Pick<ReleaseChange, 'tests'> {
  const common = [...after].filter(([name]) => before.has(name));
  const changed = common.filter(([name, content]) => before.get(name) !== content).length;
  const tests = { added: after.size - common.length, changed, removed: before.size - common.length };
  return Object.values(tests).some((count) => count > 0) ? { tests } : {};
}

/** The kinds of what learners had of a thing and have no more; nothing when it has all of it. */
function lossesBetween(before: Thing, after: Thing): Pick<ReleaseChange, 'loses'> {
  const gone = before.has.filter((each) => !after.has.includes(each));
  const loses = [...new Set(gone.map((each) => each.split(':')[0] as Loss))];
  return loses.length > 0 ? { loses } : {};
}

/** The ids of what is at another place among its neighbours: as few as explain the new order. */
function movedIn(before: readonly Thing[], after: readonly Thing[]): ReadonlySet<string> {
  const ranks = new Map(before.map(({ id }, rank) => [id, rank]));
  const moved = new Set<string>();
  for (const neighbours of Map.groupBy(after, ({ where }) => where).values()) {
    const known = neighbours.filter(({ id }) => ranks.has(id));
    const stayed = longestRise(known.map(({ id }) => ranks.get(id) ?? 0));
    for (const [index, { id }] of known.entries()) if (!stayed.has(index)) moved.add(id);
  }
  return moved;
}

/** The indexes of a longest part of a list that only rises. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const chains: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = chains.slice(0, index).filter((chain) => (numbers[chain.at(-1) ?? 0] ?? 0) < number);
    const longest = before.reduce<number[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...longest, index]);
  }
  return new Set(chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []));
}

function line(
  { what, id, title, where }: Thing,
  change: ReleaseChange['change'],
  judging: boolean,
): ReleaseChange {
  return { what, id, title, where, change, judging };
}

function topicsOf({ topics }: Release): Thing[] {
  return topics.map((topic) => thing('course', { ...topic, subtopics: [] }, ''));
}

function modulesOf({ topics }: Release): Thing[] {
  return topics.flatMap((topic: Topic) =>
    topic.subtopics.map((module) =>
      thing('module', { ...module, assets: [], has: module.rollout ? ['open'] : [] }, topic.title),
    ),
  );
}

function assetsOf({ topics }: Release): Thing[] {
  const modules: readonly Subtopic[] = topics.flatMap((topic) => topic.subtopics);
  const things = modules.flatMap((module) => module.assets.map((asset) => assetThing(asset, module.title)));
  // A problem of the bank counts once, however many modules list it.
  return things.filter(({ id }, at) => things.findIndex((other) => other.id === id) === at);
}

function assetThing(asset: Asset, where: string): Thing {
  const free: Had[] = asset.premium ? [] : ['free'];
  if (asset.type !== 'problem') return thing(asset.type, { ...asset, has: free }, where);
  const { judging, ...rest } = asset;
  const judged = { ...judging, references: [], wrongSolutions: [] };
  const tests = judging.tests.map(
    ({ name, inputHash, answerHash }) => [name, `${inputHash} ${answerHash}`] as const,
  );
  const has: Had[] = [
    ...free,
    ...asset.body.languages.map((key): Had => `language:${key}`),
    ...(asset.editorial ? ['editorial' as const] : []),
    ...placesOf(asset).map(({ subtopicId }): Had => `place:${subtopicId}`),
  ];
  return {
    ...thing('problem', { ...rest, has }, where),
    judging: JSON.stringify(judged),
    tests: new Map(tests),
  };
}

function sheetsOf({ sheets = [] }: Release): Thing[] {
  return sheets.map((sheet) => thing('sheet', sheet, ''));
}

function mocksOf({ mocks = [] }: Release): Thing[] {
  return mocks.map((mock) => thing('mock', mock, ''));
}

function plansOf({ plans, topics }: Release): Thing[] {
  const divided = [...successorsIn(topics)];
  return plans.map((plan) => {
    // With all its parts a plan has a course that was divided.
    const whole = divided.filter(([, parts]) => parts.every(({ id }) => plan.topicIds.includes(id)));
    const has = [...plan.topicIds, ...whole.map(([id]) => id)].map((id): Had => `course:${id}`);
    return thing('plan', { ...plan, has }, '');
  });
}

function pagesOf({ pages }: Release): Thing[] {
  return pages.map((page) => thing('page', page, ''));
}

function testimonialsOf({ testimonials }: Release): Thing[] {
  return testimonials.map((each) => thing('testimonial', { ...each, id: each.name, title: each.name }, ''));
}

type Content = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly title: string;
  readonly translations?: Readonly<Record<string, unknown>>;
  readonly has?: readonly Had[];
};

/** @param has what learners have of it beside its words in other languages */
function thing(what: ReleaseChange['what'], { has = [], ...content }: Content, where: string): Thing {
  const translated = Object.keys(content.translations ?? {}).map(
    (language): Had => `translation:${language}`,
  );
  return {
    what,
    id: content.id,
    title: content.title,
    where,
    content: JSON.stringify(content),
    judging: '',
    tests: NO_TESTS,
    has: [...has, ...translated],
  };
}
