import type { Asset, Subtopic, Topic } from '@abhyas/content/release';
import type { TopicHit } from '@abhyas/contract/learning';

const HITS_MAX = 20;
/** Characters of an excerpt, before and after the find. */
const [BEFORE, AFTER] = [60, 120];

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/** Elements that stand within a word as well. */
const INLINE = /<\/?(?:a|b|code|em|i|span|strong)(?:\s[^>]*)?>/g;

/** The words of our own safe HTML, one space between them. */
export function plainText(html: string): string {
  return html
    .replaceAll(INLINE, '')
    .replaceAll(/<annotation[^>]*>.*?<\/annotation>|<[^>]*>/gs, ' ')
    .replaceAll(/&#x([\da-f]+);/gi, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What of an asset is searched besides its title, as HTML. Questions are not: they would give the quiz away. */
export function searchedHtml(asset: Asset): string {
  switch (asset.type) {
    case 'text':
      return asset.body.html;
    case 'video':
      return asset.body.description;
    case 'problem':
      return `${asset.body.problem} ${asset.body.extraDescription}`;
    case 'mcqs':
      return '';
  }
}

/** What one learner may find. */
export type Searcher = {
  readonly isOpen: (subtopic: Subtopic) => boolean;
  readonly owns: (asset: Asset) => boolean;
  /** The plain text of an asset. */
  readonly textOf: (asset: Asset) => string;
};

/** The items of a course in which all of the words stand: titles first, then the order of the course. */
export function findInTopic(topic: Topic, query: string, searcher: Searcher): TopicHit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const hits = topic.subtopics
    .filter(searcher.isOpen)
    .flatMap((subtopic) =>
      subtopic.assets.flatMap((asset) => findInAsset(asset, subtopic.title, { words, searcher })),
    );
  return hits.toSorted((a, b) => Number(a.excerpt !== null) - Number(b.excerpt !== null)).slice(0, HITS_MAX);
}

type Search = { readonly words: readonly string[]; readonly searcher: Searcher };

function findInAsset(asset: Asset, subtopic: string, { words, searcher }: Search): TopicHit[] {
  const { id, subtopicId, type, title } = asset;
  const hit = { subtopicId, assetId: id, type, title, subtopic };
  if (holdsAll(title, words)) return [{ ...hit, excerpt: null }];
  if (!searcher.owns(asset)) return [];
  const text = searcher.textOf(asset);
  return holdsAll(text, words) ? [{ ...hit, excerpt: excerptOf(text, words) }] : [];
}

export function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

function holdsAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** Whole words around the first find. */
function excerptOf(text: string, [first = '']: readonly string[]): string {
  const at = text.toLowerCase().indexOf(first);
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const end = at + AFTER >= text.length ? text.length : text.lastIndexOf(' ', at + AFTER);
  const cut = text.slice(Math.min(start, at), Math.max(end, at + first.length));
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}
