import { placesOf } from '@abhyas/content/places';
import type { Subtopic, Topic } from '@abhyas/content/release';
import type { ReleaseIndex } from '@abhyas/content/release-index';
import type { Asset as ReleasedAsset, QuizQuestion, VideoAsset } from '@abhyas/content/release-assets';
import type {
  Afterwards,
  Asset,
  Mcq,
  SubtopicCard,
  SubtopicDetail,
  TopicCard,
  TopicDetail,
} from '@abhyas/contract/learning';

import { mayOpen, ownsTopic, type Ownership } from '../entitlements/entitlements.rules.ts';
import { toPathItems } from './path.rules.ts';
import { countsOf, percent, tallySubtopic, tallyTopic, type ItemProgress } from './progress.rules.ts';

/** What one learner brings to a read of the content. */
export type Overlay = ItemProgress & {
  readonly ownership: Ownership;
  /** Problems of an exam that is to come or goes on: they are read nowhere else (EXAMS-4). */
  readonly withheld: ReadonlySet<string>;
};

/** The first of an item's modules that is rolled out to all, or that a class has opened for the learner. */
export function openModuleOf(
  item: Parameters<typeof placesOf>[0] & { readonly id: string },
  { subtopics }: Pick<ReleaseIndex, 'subtopics'>,
  { opened, withheld }: Pick<Overlay, 'opened' | 'withheld'>,
): Subtopic | undefined {
  if (withheld.has(item.id)) return undefined;
  return placesOf(item)
    .map(({ subtopicId }) => subtopics.get(subtopicId))
    .find((each) => each && (each.rollout || opened.has(each.id)));
}

/** What the staff is told of something that is for some classes only. */
function marked({ onlyFor }: Pick<Topic, 'onlyFor'>): { onlyFor?: string[] } {
  return onlyFor ? { onlyFor: [...onlyFor] } : {};
}

export function toTopicCard(topic: Topic, progress: Overlay): TopicCard {
  return {
    topicId: topic.id,
    title: topic.title,
    img: topic.imageUrl,
    desc: topic.summary,
    ...(topic.glossary && { terms: topic.glossary.length }),
    subtopics: topic.subtopics.length,
    total: topic.subtopics.reduce((sum, subtopic) => sum + subtopic.assets.length, 0),
    progressCount: percent(tallyTopic(topic, progress)),
    ...marked(topic),
  };
}

export function toSubtopicCard(subtopic: Subtopic, overlay: Overlay): SubtopicCard {
  const { finished, opened } = overlay;
  const rollout = subtopic.rollout || opened.has(subtopic.id);
  return {
    subtopicId: subtopic.id,
    title: subtopic.title,
    desc: subtopic.summary,
    rollout,
    ...countsOf(subtopic),
    progressCount: percent(tallySubtopic(subtopic, finished)),
    ...(rollout && { items: toPathItems(subtopic, overlay) }),
    ...marked(subtopic),
  };
}

export function toTopicDetail(topic: Topic, overlay: Overlay): TopicDetail {
  const concepts = taughtConcepts(topic);
  return {
    topic: topic.title,
    desc: topic.description,
    img: topic.imageUrl,
    progressCount: percent(tallyTopic(topic, overlay)),
    ...(topic.glossary && { terms: topic.glossary.length }),
    ...(concepts > 0 && { concepts }),
    ...marked(topic),
    subtopics: topic.subtopics.map((subtopic) => toSubtopicCard(subtopic, overlay)),
  };
}

function taughtConcepts({ subtopics }: Topic): number {
  const assets = subtopics.flatMap((subtopic) => subtopic.assets);
  return new Set(assets.flatMap((asset) => (asset.type === 'text' ? (asset.teaches ?? []) : []))).size;
}

type Reader = Overlay & {
  /** Turns addresses of premium files within a text into such as can be fetched. */
  readonly sign: (text: string) => string;
  /** The size of what is at an address of ours. */
  readonly bytesAt: (url: string) => number | undefined;
};

/** What a learner goes on with after a subtopic: what is open to them, in the order of the school. */
export function afterSubtopic(
  subtopicId: string,
  topic: Topic,
  { topics, opened }: { readonly topics: readonly Topic[]; readonly opened: ReadonlySet<string> },
): Afterwards | undefined {
  const at = topic.subtopics.findIndex(({ id }) => id === subtopicId);
  const module = topic.subtopics.slice(at + 1).find(({ id, rollout }) => rollout || opened.has(id));
  if (module) return { kind: 'module', subtopicId: module.id, title: module.title };
  const course = topics[topics.findIndex(({ id }) => id === topic.id) + 1];
  return course && { kind: 'course', topicId: course.id, title: course.title };
}

export function toSubtopicDetail(
  subtopic: Subtopic,
  topic: Topic,
  reader: Reader & { readonly next?: Afterwards | undefined },
): SubtopicDetail {
  return {
    title: subtopic.title,
    topic: topic.title,
    topicId: topic.id,
    hTopic: topic.title,
    ...tallySubtopic(subtopic, reader.finished),
    ...countsOf(subtopic),
    assets: subtopic.assets
      .filter(({ id }) => !reader.withheld.has(id))
      .map((asset) => toAsset(asset, reader)),
    ...(reader.next && { next: reader.next }),
  };
}

type AssetData = NonNullable<Asset['assetData']>;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/**
 * An asset as this learner may see it: the one place where the body of what is not owned is held back.
 */
function toAsset(asset: ReleasedAsset, reader: Reader): Asset {
  const { ownership, finished } = reader;
  const owned = mayOpen(ownership, asset);
  return {
    _id: asset.id,
    assetId: asset.id,
    topicId: asset.topicId,
    subtopicId: asset.subtopicId,
    type: asset.type,
    title: asset.title,
    ...(asset.alsoIn && { shared: true as const }),
    premium: flag(asset.premium),
    owned,
    finished: finished.has(asset.id),
    ...(asset.language && { language: asset.language }),
    ...(owned && { assetData: toAssetData(asset, reader) }),
  };
}

function toAssetData(asset: ReleasedAsset, reader: Reader): AssetData {
  const { title } = asset;
  const { ownership, sign } = reader;
  switch (asset.type) {
    case 'text':
      return { title, text: sign(asset.body.html), readingMinutes: asset.body.readingMinutes };
    case 'video':
      return { title, ...toVideoData(asset, reader) };
    case 'problem':
      return { title, desc: asset.summary, ...(asset.editorial && { editorial: true as const }) };
    case 'mcqs': {
      const owned = ownsTopic(ownership, asset.topicId);
      return { title, mcq: asset.questions.map((question) => toMcq(question, { owned, sign })) };
    }
  }
}

function toVideoData({ body, durationSeconds }: VideoAsset, { sign, bytesAt }: Reader): AssetData {
  const bytes = bytesAt(body.url);
  return {
    url: sign(body.url),
    ...(body.sources && {
      sources: body.sources.map(({ url, height, bytes = bytesAt(url) }) => ({
        url: sign(url),
        height,
        ...(bytes !== undefined && { bytes }),
      })),
    }),
    desc: sign(body.description),
    captions: body.captions.map(({ language, label, url }) => ({ lang: language, label, url: sign(url) })),
    ...(body.posterUrl !== null && { poster: sign(body.posterUrl) }),
    ...(body.drawn && { drawn: true }),
    ...(durationSeconds !== null && { durationSeconds }),
    ...(bytes !== undefined && { bytes }),
  };
}

/** For learners who do not own it, a premium question keeps its slot but none of its content. */
function toMcq(
  { id, premium, body }: QuizQuestion,
  { owned, sign }: { owned: boolean; sign: Reader['sign'] },
): Mcq {
  if (premium && !owned) return { premium: 1 };
  return {
    id,
    qn: sign(body.question),
    chC: body.correct.map((choice) => sign(choice.text)),
    chW: body.wrong.map((choice) => sign(choice.text)),
    ref: sign(body.explanation),
    whyWrong: body.wrong.map((choice) => sign(choice.explanation)),
    premium: flag(premium),
  };
}
