import type { Asset, PathItem, SubtopicCard, SubtopicDetail } from '@abhyas/contract/learning';
import type { LanguageIndex } from '@abhyas/languages/index';

import { texts } from '../../lib/texts.ts';

/** The asset id under which the overview of a subtopic stands (FRAME-3). */
export const OVERVIEW = 'root';

/** What a link within /learn hands on: where back leads, and whether to go on at the remembered place. */
export type LearnState = { readonly topicId?: string; readonly resume?: boolean };

export function lessonPath(subtopicId: string, assetId: string = OVERVIEW): string {
  return `/learn/${encodeURIComponent(subtopicId)}/${encodeURIComponent(assetId)}`;
}

/** The terms of a course. */
export function glossaryPath(topicId: string): string {
  return `/learn/${encodeURIComponent(topicId)}/glossary`;
}

/** The exercises of today's review. */
export const REVIEW_PATH = '/review';

/** What a learner knows of a course, concept by concept. */
export function conceptsPath(topicId: string): string {
  return `/learn/${encodeURIComponent(topicId)}/concepts`;
}

/** The test that finds out how much of a course a learner already knows. */
export function placementPath(topicId: string): string {
  return `/learn/${encodeURIComponent(topicId)}/placement`;
}

/** Reads the state of a location, which anything may have written. */
export function readLearnState(state: unknown): LearnState {
  if (typeof state !== 'object' || state === null) return {};
  const { topicId, resume } = state as Readonly<Record<string, unknown>>;
  return { ...(typeof topicId === 'string' && { topicId }), ...(resume === true && { resume }) };
}

/** What of a location's state stays true for the next item of the same subtopic. */
export function handOn({ topicId }: LearnState): LearnState {
  return topicId === undefined ? {} : { topicId };
}

/**
 * Where back leads (LEARNING-11): from the overview to /learn, else to the topic when its id was
 * passed, else to the previous page (null).
 */
export function lessonBack(assetId: string, { topicId }: LearnState): string | null {
  if (assetId === OVERVIEW) return '/learn';
  return topicId === undefined ? null : `/learn/${encodeURIComponent(topicId)}`;
}

/** The detail after an asset was finished: its own mark, and the count of the overview. */
export function withFinished(detail: SubtopicDetail, assetId: string): SubtopicDetail {
  const asset = detail.assets.find((each) => each.assetId === assetId);
  if (!asset || asset.finished) return detail;
  const assets = detail.assets.map((each) => (each === asset ? { ...each, finished: true } : each));
  const isItem = asset.type !== 'mcqs' || assets.every((each) => each.type !== 'mcqs' || each.finished);
  return { ...detail, assets, finished: Math.min(detail.total, detail.finished + (isItem ? 1 : 0)) };
}

/** The assets before and after one, in the order of the sidebar. */
export function neighbours(
  assets: readonly Asset[],
  assetId: string,
): { readonly before: Asset | undefined; readonly after: Asset | undefined } {
  const at = assets.findIndex((asset) => asset.assetId === assetId);
  return { before: at > 0 ? assets[at - 1] : undefined, after: assets[at + 1] };
}

/** Where an item leads on to: the one after it, the next module, or after a course's last module the next course. */
export type Onward = {
  readonly kind: 'item' | 'module' | 'course';
  readonly to: string;
  readonly title: string;
};

export function onwardFrom({ assets, next }: SubtopicDetail, assetId: string): Onward | undefined {
  const { after } = neighbours(assets, assetId);
  if (assetId !== OVERVIEW && after)
    return { kind: 'item', to: lessonPath(after.subtopicId, after.assetId), title: titleOf(after) };
  if (next?.kind === 'module') return { kind: 'module', to: lessonPath(next.subtopicId), title: next.title };
  return next && { kind: 'course', to: `/learn/${encodeURIComponent(next.topicId)}`, title: next.title };
}

/** What an item is called: each quiz is a Review Quiz (LEARNING-8). */
export function titleOf({ type, title }: Asset): string {
  return type === 'mcqs' ? texts.learning.reviewQuiz : title;
}

/** How much of a subtopic is done, in percent; 100 only when all of it is. */
export function percentDone({ finished, total }: Pick<SubtopicDetail, 'finished' | 'total'>): number {
  return total === 0 ? 0 : Math.floor((finished * 100) / total);
}

/** Where to go on in a subtopic: the first item that is open and not finished, else the first. */
export function nextToDo(assets: readonly Asset[]): Asset | undefined {
  return assets.find((asset) => asset.owned && !asset.finished) ?? assets[0];
}

type Module = Pick<SubtopicCard, 'subtopicId' | 'items'>;
export type NextItem = { readonly subtopicId: string; readonly item: PathItem };

/** Where to go on in a course: its first item that is open to the learner and not finished. */
export function nextInCourse(modules: readonly Module[]): NextItem | undefined {
  for (const { subtopicId, items = [] } of modules) {
    const item = items.find(({ owned, finished }) => owned && !finished);
    if (item) return { subtopicId, item };
  }
  return undefined;
}

const LANGUAGE_OF_TOPIC: Readonly<Record<string, LanguageIndex>> = { c: 0, cpp: 3, java: 4, python: 5 };

/** The language that a course teaches, when it teaches one. */
export function languageOfTopic(topicId: string): LanguageIndex | undefined {
  return LANGUAGE_OF_TOPIC[topicId];
}

const DAY_MS = 86_400_000;
/** A learner is notified of a plan's end this many days before (PAYMENTS-21). */
const TELL_DAYS = 7;

/** Whole days until a plan ends, when it is time to say so; the last day counts as 1. */
export function daysToTell(expiry: string, now: Date): number | undefined {
  const days = Math.ceil((new Date(expiry).getTime() - now.getTime()) / DAY_MS);
  return days >= 1 && days <= TELL_DAYS ? days : undefined;
}

/** A word as a pattern for itself (RegExp.escape is too new for many phones). */
const literal = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

type Part = { readonly part: string; readonly at: number; readonly found: boolean };

/** A text cut where any of the searched words is in it, in its own capitals. */
export function partsAround(text: string, words: string): Part[] {
  const wanted = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(literal);
  if (wanted.length === 0) return [{ part: text, at: 0, found: false }];
  const pattern = new RegExp(`(${wanted.join('|')})`, 'gi');
  let at = 0;
  return text.split(pattern).map((part, index) => {
    const start = at;
    at += part.length;
    return { part, at: start, found: index % 2 === 1 };
  });
}
