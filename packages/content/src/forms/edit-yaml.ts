import {
  CST,
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord, likeness, same } from './same-value.ts';

type Source = Document.Parsed;
/** One pair or item of a collection: what comes before it (blank lines, comments, indent), and itself. */
type Piece = { readonly lead: string; readonly body: string; readonly old: number | null };

/** The value of a YAML text, or null when the text is no YAML. */
export function valueOf(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) return null;
  try {
    return document.toJS({ maxAliasCount: 0 }) as unknown;
  } catch {
    // Aliases: the loader refuses them too.
    return null;
  }
}

/**
 * The YAML text with another value. What is equal in both stays to the letter: comments, order, quotes, blank lines.
 * Items of a list that only moved take their text along.
 */
export function editYaml(text: string, value: unknown): string {
  const document: Source = parseDocument(text, { keepSourceTokens: true });
  const root = document.contents;
  const token = root?.srcToken;
  if (!root || !token) return text + stringify(value, WRITING);
  if (same(root.toJS(document), value)) return text;
  const end = token.offset + CST.stringify(token).length;
  const after = text.slice(end);
  const edited = render(root, value, document);
  if (edited === null) return stringify(value, WRITING);
  return text.slice(0, token.offset) + (after === '' ? ended(edited) : edited) + after;
}

const WRITING = { lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: false } as const;
const LONGEST_FLOW = 100;

/** The text of a node with another value, or null when nothing of it can stay. */
function render(node: Node, value: unknown, document: Source): string | null {
  const token = node.srcToken;
  if (!token) return null;
  if (same(node.toJS(document), value)) return CST.stringify(token);
  if (isMap(node) && token.type === 'block-map' && isRecord(value)) return renderMap(node, value, document);
  const isList = isSeq(node) && token.type === 'block-seq' && Array.isArray(value) && value.length > 0;
  return isList ? renderList(node, value, { document, firstLead: '' }) : null;
}

function renderMap(map: YAMLMap, value: Record<string, unknown>, document: Source): string | null {
  const token = map.srcToken as CST.BlockMap;
  const indent = ' '.repeat(token.indent);
  const pieces = new Map<string, Piece>();
  for (const [old, pair] of map.items.entries()) {
    const item = pair.srcToken as CST.CollectionItem;
    const key = keyOf(pair.key);
    const next = value[key];
    if (next === undefined) continue;
    const name = item.key ? CST.stringify(item.key) : '';
    const node = pair.value as Node | null;
    const kept = node && keptValue(node, next, { document, between: tokens(item.sep ?? []) });
    const body = name + (kept ?? pairValue(next, { node, indent }));
    pieces.set(key, { lead: tokens(item.start), body, old });
  }
  return laidOut(
    inOrder(pieces, value, indent),
    indent,
    hasGaps(map.items.map((pair) => pair.srcToken?.start)),
  );
}

/** What is between a key and a list of several lines: the first item's comments are the item's. */
const BEFORE_LIST = /^([^\n]*\n)((?:[ \t]*#[^\n]*\n)+)([ \t]*)$/;

type Around = { readonly document: Source; readonly between: string };

function keptValue(node: Node, value: unknown, { document, between }: Around): string | null {
  const [, start, comments = '', indent = ''] = BEFORE_LIST.exec(between) ?? [];
  const isList = isSeq(node) && node.srcToken?.type === 'block-seq' && Array.isArray(value);
  if (start === undefined || !isList || value.length === 0 || same(node.toJS(document), value)) {
    const kept = render(node, value, document);
    return kept === null ? null : between + kept;
  }
  const firstLead = comments.replaceAll(/^[ \t]+/gm, '').replaceAll('\n', `\n${indent}`);
  return start + indent + renderList(node, value, { document, firstLead });
}

/** The kept keys in their order, each new one after the key that it follows in the value. */
function inOrder(kept: ReadonlyMap<string, Piece>, value: Record<string, unknown>, indent: string): Piece[] {
  const order = [...kept.keys()];
  const fresh = new Map<string, Piece>();
  let before = -1;
  for (const [key, next] of Object.entries(value)) {
    if (next === undefined) continue;
    if (kept.has(key)) {
      before = order.indexOf(key);
      continue;
    }
    const name = stringify(key, WRITING).trimEnd();
    fresh.set(key, { lead: '', body: name + pairValue(next, { node: null, indent }), old: null });
    before += 1;
    order.splice(before, 0, key);
  }
  return order.flatMap((key) => kept.get(key) ?? fresh.get(key) ?? []);
}

function renderList(
  list: YAMLSeq,
  value: readonly unknown[],
  { document, firstLead }: { readonly document: Source; readonly firstLead: string },
): string {
  const token = list.srcToken as CST.BlockSequence;
  const indent = ' '.repeat(token.indent);
  // A comment after the last item is an item of the source, but none of the value.
  const items = token.items.filter((item) => item.start.some((each) => each.type === 'seq-item-ind'));
  const nodes = list.items as (Node | null)[];
  const pairs = matched(
    nodes.map((node) => node?.toJS(document) as unknown),
    value,
  );
  const pieces = value.map((next, at): Piece => {
    const old = pairs[at] ?? null;
    const item = old === null ? undefined : items[old];
    // A new item is written as those that are there.
    if (old === null || !item) {
      return { lead: '', body: `-${itemValue(shaped(next, nodes[0] ?? null), indent)}`, old: null };
    }
    const dash = item.start.findIndex((each) => each.type === 'seq-item-ind');
    const node = nodes[old] ?? null;
    const kept = node && render(node, next, document);
    const body =
      kept === null ? `-${itemValue(shaped(next, node), indent)}` : tokens(item.start.slice(dash)) + kept;
    return { lead: old === 0 ? firstLead : tokens(item.start.slice(0, dash)), body, old };
  });
  return laidOut(pieces, indent, hasGaps(items.map((item) => item.start)));
}

/** For each new item the old one whose text it continues: first the equal ones, then the most alike. */
function matched(old: readonly unknown[], next: readonly unknown[]): (number | null)[] {
  const free = new Set(old.keys());
  const found = next.map((value): number | null => {
    const at = [...free].find((index) => same(old[index], value)) ?? null;
    if (at !== null) free.delete(at);
    return at;
  });
  return found.map((known, position) => {
    if (known !== null) return known;
    const score = (index: number): number =>
      likeness(old[index], next[position]) + (index === position ? 0.5 : 0);
    const best = [...free].toSorted((a, b) => score(b) - score(a))[0];
    if (best === undefined || score(best) === 0) return null;
    free.delete(best);
    return best;
  });
}

/** Joins pieces. Where two stand together as they did, so does what is between them. */
function laidOut(pieces: readonly Piece[], indent: string, gaps: boolean): string {
  return pieces
    .map(({ lead, body, old }, at) => {
      const before = at === 0 ? -1 : pieces[at - 1]?.old;
      if (old !== null && before === old - 1) return lead + ended(body);
      const comments = (lead.match(/#.*$/gm) ?? []).map((comment) => `${comment}\n${indent}`).join('');
      return (at === 0 ? '' : (gaps ? '\n' : '') + indent) + comments + ended(body);
    })
    .join('');
}

/** True when blank lines part the items. */
function hasGaps(starts: readonly (readonly CST.SourceToken[] | undefined)[]): boolean {
  return starts.slice(1).some((start) => start !== undefined && tokens(start).startsWith('\n'));
}

/** What follows a key: `: value`, with the comment that followed the old one. */
function pairValue(value: unknown, old: { readonly node: Node | null; readonly indent: string }): string {
  const text = stringify({ k: shaped(value, old.node) }, WRITING).slice('k'.length);
  const comment = trailingComment(old.node);
  const isLine = text.trimEnd().split('\n').length === 1;
  return indented(comment && isLine ? `${text.trimEnd()} ${comment}\n` : text, old.indent);
}

function itemValue(value: unknown, indent: string): string {
  return indented(stringify([value], WRITING).slice('-'.length), indent);
}

/** A list that stood in brackets stays in brackets while it is short. */
function shaped(value: unknown, old: Node | null): unknown {
  if (!isCollection(old) || !old.flow) return value;
  const node = new Document(value).contents;
  if (isCollection(node)) {
    const simple = node.items.every((item) => isScalar(item) && !String(item.value).includes('\n'));
    const short = JSON.stringify(value).length <= LONGEST_FLOW;
    if ((simple || isMap(node)) && short) node.flow = true;
  }
  return node;
}

function trailingComment(node: Node | null): string | undefined {
  const token = node?.srcToken;
  const end = token && 'end' in token ? (token.end ?? []) : [];
  return end.find((each) => each.type === 'comment')?.source;
}

function keyOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function tokens(list: readonly CST.SourceToken[]): string {
  return list.map((token) => token.source).join('');
}

function ended(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** Every line but the first moved to the right; blank ones stay blank. */
function indented(text: string, indent: string): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);
}
