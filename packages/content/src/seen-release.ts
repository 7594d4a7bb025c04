import type { Plan, Release, Subtopic, Topic } from './release.ts';
import type { Asset } from './release-assets.ts';

/** A course or a module, as limits name it. */
export type LimitedKind = 'course' | 'module';

/** What of a release somebody sees. */
export type Sight = {
  /** Names all that it depends on; empty when they see everything. */
  readonly name: string;
  /** What they do not see, by `limitKey`. */
  readonly hidden: ReadonlySet<string>;
  /** What is for some classes only, with their names: the staff is told. */
  readonly onlyFor: ReadonlyMap<string, readonly string[]>;
};

export const EVERYTHING: Sight = { name: '', hidden: new Set(), onlyFor: new Map() };

export function limitKey(kind: LimitedKind, id: string): string {
  return `${kind} ${id}`;
}

/** The ids under which a course may be limited: its own, and those of courses of which it has a part. */
export function limitIdsOf({ id, formerly = [] }: Pick<Topic, 'id' | 'formerly'>): string[] {
  return [id, ...formerly];
}

/**
 * The release as somebody sees it: courses and modules that are not for them are in no part of it, so nothing that is
 * read from it tells that they exist.
 */
export function seenRelease(release: Release, sight: Sight): Release {
  const topics = release.topics
    .filter((topic) => !keysOf(topic).some((key) => sight.hidden.has(key)))
    .map((topic) => seenTopic(topic, sight));
  const left = new Set(topics.map(({ id }) => id));
  const gone = new Set(release.topics.map(({ id }) => id).filter((id) => !left.has(id)));
  const modules = new Set(topics.flatMap((topic) => topic.subtopics.map(({ id }) => id)));
  const stays = (id: string): boolean => !gone.has(id);
  return {
    ...release,
    id: `${release.id}-${sight.name}`,
    topics: topics.map((topic) => ({
      ...topic,
      ...(topic.buildsOn && { buildsOn: topic.buildsOn.filter(stays) }),
      subtopics: topic.subtopics.map((subtopic) => ({
        ...subtopic,
        assets: subtopic.assets.map((asset) => placedAmong(asset, modules)),
      })),
    })),
    plans: release.plans.flatMap((plan) => seenPlan(plan, stays)),
    ...(release.mocks && {
      mocks: release.mocks.map((mock) => ({ ...mock, topicIds: mock.topicIds.filter(stays) })),
    }),
  };
}

function keysOf(topic: Topic): string[] {
  return limitIdsOf(topic).map((id) => limitKey('course', id));
}

function seenTopic(topic: Topic, sight: Sight): Topic {
  const subtopics = topic.subtopics
    .filter(({ id }) => !sight.hidden.has(limitKey('module', id)))
    .map((subtopic): Subtopic => {
      const onlyFor = sight.onlyFor.get(limitKey('module', subtopic.id));
      return onlyFor ? { ...subtopic, onlyFor } : subtopic;
    });
  const onlyFor = keysOf(topic)
    .map((key) => sight.onlyFor.get(key))
    .find((names) => names !== undefined);
  return { ...topic, ...(onlyFor && { onlyFor }), subtopics };
}

function placedAmong(asset: Asset, modules: ReadonlySet<string>): Asset {
  const { alsoIn: places, ...alone } = asset;
  const alsoIn = places?.filter(({ subtopicId }) => modules.has(subtopicId)) ?? [];
  return alsoIn.length > 0 ? { ...asset, alsoIn } : alone;
}

/** A plan without the courses that are not seen; none when it was about these alone. */
function seenPlan(plan: Plan, stays: (topicId: string) => boolean): Plan[] {
  const topicIds = plan.topicIds.filter(stays);
  if (topicIds.length === plan.topicIds.length) return [plan];
  return topicIds.length === 0 && plan.mocks === undefined ? [] : [{ ...plan, topicIds }];
}
