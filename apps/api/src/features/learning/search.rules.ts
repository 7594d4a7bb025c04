import type { Subtopic, Topic } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';
import type { TopicHit } from '@abhyas/contract/learning';

const HITS_MAX = 20;
/** Characters of an excerpt, before and after the find. */
const [BEFORE, AFTER] = [60, 120];

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/** Elements that are within a word as well. */
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

/** A piece of a text that is read in one go: a paragraph, a line of a list, a program. */
export type Block = { readonly text: string; readonly isCode: boolean };

const AROUND_PROGRAMS = /(?=<pre\b)|(?<=<\/pre>)/;
const BETWEEN_BLOCKS =
  /<\/?(?:aside|blockquote|details|div|dd|dl|dt|figcaption|figure|h[1-6]|li|ol|p|section|summary|table|td|th|tr|ul)\b[^>]*>/;

/** The blocks of our own safe HTML, so that an excerpt mixes no program with the prose around it. */
export function plainBlocks(html: string): Block[] {
  return html.split(AROUND_PROGRAMS).flatMap((part) => {
    const isCode = part.startsWith('<pre');
    const pieces = isCode ? [part] : part.split(BETWEEN_BLOCKS);
    return pieces.map((piece) => ({ text: plainText(piece), isCode })).filter(({ text }) => text !== '');
  });
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
  /** Whether it is there for this learner at all. */
  readonly isShown: (asset: Asset) => boolean;
  readonly owns: (asset: Asset) => boolean;
  readonly blocksOf: (asset: Asset) => readonly Block[];
};

/** The items of a course in which all of the words stand: titles first, then the order of the course. */
export function findInTopic(topic: Topic, words: readonly string[], searcher: Searcher): TopicHit[] {
  if (words.length === 0) return [];
  const hits = topic.subtopics
    .filter(searcher.isOpen)
    .flatMap((subtopic) =>
      subtopic.assets
        .filter(searcher.isShown)
        .flatMap((asset) => findInAsset(asset, subtopic.title, { words, searcher })),
    );
  return hits.toSorted((a, b) => Number(a.excerpt !== null) - Number(b.excerpt !== null)).slice(0, HITS_MAX);
}

type Search = { readonly words: readonly string[]; readonly searcher: Searcher };

function findInAsset(asset: Asset, subtopic: string, { words, searcher }: Search): TopicHit[] {
  const { id, subtopicId, type, title } = asset;
  const hit = { subtopicId, assetId: id, type, title, subtopic };
  if (holdsAll(title, words)) return [{ ...hit, excerpt: null }];
  if (!searcher.owns(asset)) return [];
  const blocks = searcher.blocksOf(asset);
  const text = blocks.map((block) => block.text).join('\n');
  return holdsAll(text, words) ? [{ ...hit, excerpt: excerptOf(blocks, words) }] : [];
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

/** The words of a course that this learner may see, to tell a typo by. */
export function vocabularyOf(topic: Topic, { isOpen, isShown, owns, blocksOf }: Searcher): Set<string> {
  const assets = topic.subtopics.filter(isOpen).flatMap((subtopic) => subtopic.assets.filter(isShown));
  const texts = assets.flatMap((asset) => [
    asset.title,
    ...(owns(asset) ? blocksOf(asset).map((block) => block.text) : []),
  ]);
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []));
}

/** Whole words around the first find, of the one block with most of the words; of prose rather than of a program. */
function excerptOf(blocks: readonly Block[], words: readonly string[]): string {
  const found = (block: Block) => words.filter((word) => block.text.toLowerCase().includes(word)).length;
  const [best] = blocks.toSorted((a, b) => found(b) - found(a) || Number(a.isCode) - Number(b.isCode));
  const text = best?.text ?? '';
  const at = Math.max(
    0,
    Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0)),
  );
  const first = words.find((word) => text.toLowerCase().startsWith(word, at)) ?? '';
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const end = at + AFTER >= text.length ? text.length : text.lastIndexOf(' ', at + AFTER);
  const cut = text.slice(Math.min(start, at), Math.max(end, at + first.length));
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}
