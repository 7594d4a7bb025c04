import type { ReleaseChange } from '@abhyas/contract/admin-drafts';
import type { Asset, Release, Subtopic, Topic } from '@abhyas/content/release';

/** What learners will notice when one release takes the place of another, in the order of the courses. */
export function changesBetween(before: Release, after: Release): ReleaseChange[] {
  return [
    ...compared(topicsOf(before), topicsOf(after)),
    ...compared(modulesOf(before), modulesOf(after)),
    ...compared(assetsOf(before), assetsOf(after)),
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
};

function compared(before: readonly Thing[], after: readonly Thing[]): ReleaseChange[] {
  const old = new Map(before.map((thing) => [thing.id, thing]));
  const kept = new Set(after.map(({ id }) => id));
  const lines = after.flatMap((thing): ReleaseChange[] => {
    const known = old.get(thing.id);
    if (!known) return [line(thing, 'added', false)];
    const judging = known.judging !== thing.judging;
    return judging || known.content !== thing.content ? [line(thing, 'changed', judging)] : [];
  });
  const gone = before.filter(({ id }) => !kept.has(id)).map((thing) => line(thing, 'removed', false));
  return [...lines, ...gone];
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
    topic.subtopics.map((module) => thing('module', { ...module, assets: [] }, topic.title)),
  );
}

function assetsOf({ topics }: Release): Thing[] {
  const modules: readonly Subtopic[] = topics.flatMap((topic) => topic.subtopics);
  return modules.flatMap((module) => module.assets.map((asset) => assetThing(asset, module.title)));
}

function assetThing(asset: Asset, where: string): Thing {
  if (asset.type !== 'problem') return thing(asset.type, asset, where);
  const { judging, ...rest } = asset;
  const judged = { ...judging, references: [], wrongSolutions: [] };
  return { ...thing('problem', rest, where), judging: JSON.stringify(judged) };
}

function plansOf({ plans }: Release): Thing[] {
  return plans.map((plan) => thing('plan', plan, ''));
}

function pagesOf({ pages }: Release): Thing[] {
  return pages.map((page) => thing('page', page, ''));
}

function testimonialsOf({ testimonials }: Release): Thing[] {
  return testimonials.map((each) => thing('testimonial', { ...each, id: each.name, title: each.name }, ''));
}

function thing(
  what: ReleaseChange['what'],
  content: Readonly<Record<string, unknown>> & { readonly id: string; readonly title: string },
  where: string,
): Thing {
  return { what, id: content.id, title: content.title, where, content: JSON.stringify(content), judging: '' };
}
