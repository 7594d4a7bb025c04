import type { Page, Plan, Release, Subtopic, Topic } from './release.ts';
import type { Asset } from './release-assets.ts';

type Item = Topic | Subtopic | Asset | Plan | Page;

/** A stored release as it is now: earlier versions of the product kept Hindi, then the only translation, as `hindi`. */
export function withTranslations(release: Release): Release {
  const topics = release.topics.map((topic) => ({
    ...current(topic),
    subtopics: topic.subtopics.map((subtopic) => ({
      ...current(subtopic),
      assets: subtopic.assets.map(current),
    })),
  }));
  return { ...release, topics, plans: release.plans.map(current), pages: release.pages.map(current) };
}

function current<T extends Item>(item: T): T {
  const { hindi, ...rest } = item as T & { readonly hindi?: unknown };
  return hindi === undefined ? item : ({ ...rest, translations: { hi: hindi } } as unknown as T);
}
