import type { PageLanguage, TranslationLanguage } from '@abhyas/contract/page-language';
import type { Mock, Page, Release, Subtopic, Topic } from './release.ts';
import type { Asset, ProblemAsset, VideoBody } from './release-assets.ts';

/** A release with every lookup the API needs, built once per release and kept beside it in memory. */
export type ReleaseIndex = {
  readonly release: Release;
  /** By their ids; a course that was divided is found as the first of those that have a part of it. */
  readonly topics: ReadonlyMap<string, Topic>;
  /** The courses that have a part of one that was divided, by the id of that one. */
  readonly successors: ReadonlyMap<string, readonly Topic[]>;
  readonly subtopics: ReadonlyMap<string, Subtopic>;
  /** A problem of several modules, as part of the first. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Every problem, also those of subtopics that are not rolled out. */
  readonly problems: ReadonlyMap<string, ProblemAsset>;
  readonly mocks: ReadonlyMap<string, Mock>;
  /** Where videos come from, beside our own files and YouTube: `https://streams.example`. */
  readonly videoOrigins: readonly string[];
};

export function indexRelease(release: Release): ReleaseIndex {
  const subtopics = release.topics.flatMap((topic) => topic.subtopics);
  const assets = subtopics.flatMap((subtopic) => subtopic.assets);
  const problems = assets.filter((asset) => asset.type === 'problem');
  const successors = successorsIn(release.topics);
  const divided = [...successors].flatMap(([id, [first]]) => (first ? [[id, first] as const] : []));
  return {
    release,
    topics: new Map([...divided, ...mapById(release.topics)]),
    successors,
    subtopics: mapById(subtopics),
    assets: mapById(assets),
    problems: mapById(problems),
    mocks: mapById(release.mocks ?? []),
    videoOrigins: videoOriginsOf(assets),
  };
}

/** The courses that have a part of one that was divided, by the id of that one. */
export function successorsIn(topics: readonly Topic[]): ReadonlyMap<string, readonly Topic[]> {
  const parts = topics.flatMap((topic) => (topic.formerly ?? []).map((id) => ({ id, topic })));
  return new Map(
    [...Map.groupBy(parts, ({ id }) => id)].map(([id, each]) => [id, each.map(({ topic }) => topic)]),
  );
}

const YOUTUBE_HOST = /^(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;

function videoOriginsOf(assets: readonly Asset[]): string[] {
  const addresses = assets.flatMap((asset) => {
    if (asset.type === 'video')
      return [asset, ...Object.values(asset.translations ?? {})].flatMap(({ body }) => videoAddresses(body));
    return asset.type === 'problem' ? [asset.body.hintVideo] : [];
  });
  const origins = addresses.flatMap((address) => {
    const url = address?.startsWith('https://') ? new URL(address) : undefined;
    return url && !YOUTUBE_HOST.test(url.host) ? [url.origin] : [];
  });
  return [...new Set(origins)].toSorted();
}

function videoAddresses({ url, sources = [] }: VideoBody): string[] {
  return [url, ...sources.map((source) => source.url)];
}

/** An asset in a language; null when it has no version in it. */
export function assetIn(asset: Asset, language: PageLanguage): Asset | null {
  if (language === 'en') return asset;
  // The parts of a version replace those of the same asset, so its type stays what it was.
  const version = asset.translations?.[language];
  return version ? ({ ...asset, ...version, language } as Asset) : null;
}

/**
 * The release as somebody reads it in another language: what has a version in it is that version, marked as such; all
 * else stays English. Ids, order, tests and what is premium are the same.
 */
export function releaseIn(release: Release, language: TranslationLanguage): Release {
  const topics = release.topics.map((topic) => ({
    ...topic,
    ...topic.translations?.[language],
    subtopics: topic.subtopics.map((subtopic) => ({
      ...subtopic,
      ...subtopic.translations?.[language],
      assets: subtopic.assets.map((asset) => assetIn(asset, language) ?? asset),
    })),
  }));
  const plans = release.plans.map((plan) => ({ ...plan, ...plan.translations?.[language] }));
  const pages = release.pages.map((page): Page => {
    const version = page.translations?.[language];
    return version ? { ...page, ...version, language } : page;
  });
  const sheets = release.sheets?.map((sheet) => ({ ...sheet, ...sheet.translations?.[language] }));
  const mocks = release.mocks?.map((mock) => ({ ...mock, ...mock.translations?.[language] }));
  const listed = { ...(sheets && { sheets }), ...(mocks && { mocks }) };
  return { ...release, id: `${release.id}-${language}`, topics, plans, pages, ...listed };
}

function mapById<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const byId = new Map<string, T>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return byId;
}

export type AssetCounts = {
  /** Videos, texts, problems and questions: nv, nt, np and nm on the wire. */
  readonly videos: number;
  readonly texts: number;
  readonly problems: number;
  readonly questions: number;
  /** Videos, texts and problems, plus 1 when there are questions (LEARNING-13). */
  readonly total: number;
};

/** Counts the items of a subtopic. All its quizzes together are one item (LEARNING-13). */
export function countAssets(assets: readonly Asset[]): AssetCounts {
  const of = (type: Asset['type']): number => assets.filter((asset) => asset.type === type).length;
  const questions = assets.reduce(
    (sum, asset) => sum + (asset.type === 'mcqs' ? asset.questions.length : 0),
    0,
  );
  const [videos, texts, problems] = [of('video'), of('text'), of('problem')];
  return { videos, texts, problems, questions, total: videos + texts + problems + (questions > 0 ? 1 : 0) };
}
