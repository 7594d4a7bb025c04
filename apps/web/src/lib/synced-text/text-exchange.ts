import type { EditKind, SendTextReply, SentText } from '@abhyas/contract/practice-texts';
import { difference, hashOf, isAmong, latestOf, rebase } from '@abhyas/contract/text-changes';
import { limits } from '@abhyas/contract/limits';
import { ChangeSet } from '@codemirror/state';

import { ageMsOf, toSent, type LocalEdit } from './text-record.ts';

/** What a text has that the account may lack; see `TextRecord`. */
export type Shared = {
  readonly version: number;
  readonly unsent: readonly LocalEdit[];
  readonly whole: readonly string[] | null;
  readonly span?: readonly [number, number] | undefined;
  /** The kind under which a whole text is sent, if it was not simply typed. */
  readonly kind?: EditKind;
};

type Sending = { readonly code: string; readonly page: string; readonly id: string };

/** Brings the account up to date: with the edits, or with the whole text if it is new or has too many edits. */
export function toSend(
  shared: Shared,
  { code, page, id }: Sending,
): { sent: SentText; whole: readonly string[] | null } {
  const { version, unsent, whole, kind = 'type' } = shared;
  if (whole === null && version > 0 && unsent.length <= limits.editsSentMax) {
    const edits = unsent.map((edit) => toSent(edit, page));
    return { sent: { base: version, page, edits, hash: hashOf(code) }, whole: null };
  }
  const holds = latestOf([...(whole ?? []), ...unsent.map((edit) => edit.id)]);
  return {
    sent: { base: version, whole: code, id, kind, holds: [...holds], ...agesOf(spanOf(shared)) },
    whole: latestOf([...holds, id]),
  };
}

type Span = readonly [number, number];

/** When the first and the last edit were made that the account may lack; undefined where nobody knows. */
function spanOf({ span, unsent }: Pick<Shared, 'span' | 'unsent'>): Span | undefined {
  const times = [...(span ?? []), ...unsent.map(({ atMs }) => atMs)];
  return times.length === 0 ? undefined : [Math.min(...times), Math.max(...times)];
}

function agesOf(span: Span | undefined): { agesMs?: [number, number] } {
  if (!span) return {};
  return { agesMs: [ageMsOf(span[0]), ageMsOf(span[1])] };
}

/** Replaces more edits than one call takes by the whole text; `holds` remembers which may have arrived. */
export function withinBounds(shared: Shared): Shared {
  if (shared.whole === null && shared.unsent.length <= limits.editsSentMax) return shared;
  const ids = shared.unsent.map(({ id }) => id);
  const span = spanOf(shared);
  const whole = latestOf([...(shared.whole ?? []), ...ids]);
  return { ...shared, unsent: [], whole, ...(span && { span }) };
}

type Answer = {
  readonly sent: SentText;
  /** The edits that went with it. */
  readonly arrived: ReadonlySet<string>;
  readonly reply: Exclude<SendTextReply, { state: 'conflict' }>;
};

/** How a text stands after an answer, and what others have changed. */
export function afterAnswer(
  shared: Shared,
  { sent, arrived, reply }: Answer,
): { shared: Shared; others: ChangeSet | null } {
  const asWhole = (holds: readonly string[]): Shared => ({
    ...shared,
    whole: latestOf([...(shared.whole ?? []), ...holds]),
  });
  if (reply.state === 'whole') return { shared: asWhole([...arrived]), others: null };
  // Another answer was here first. Edits are recognised by their ids, but a whole text came in between.
  if (shared.version !== sent.base)
    return { shared: 'whole' in sent ? asWhole([sent.id]) : shared, others: null };
  const { version } = reply;
  if ('whole' in sent) {
    // Another tab has put edits into the text that were typed after it was sent.
    const later = (shared.whole ?? []).filter((id) => !isAmong([...sent.holds, sent.id], id));
    if (later.length > 0) {
      return {
        shared: reply.text === undefined ? { ...shared, version, whole: later } : shared,
        others: null,
      };
    }
    const since = shared.unsent.filter(({ id }) => !arrived.has(id));
    const theirs = reply.text === undefined ? [] : [{ id: '', changes: difference(sent.whole, reply.text) }];
    const { left, others } = rebase(since, theirs);
    return { shared: { version, unsent: left, whole: null }, others };
  }
  if (shared.whole && reply.before.some((each) => 'changes' in each)) return { shared, others: null };
  const theirs = reply.before.map((each) =>
    'id' in each ? { id: each.id, changes: NONE } : { id: '', changes: ChangeSet.fromJSON(each.changes) },
  );
  const known = new Set(theirs.map(({ id }) => id));
  const own = [...arrived].filter((id) => !known.has(id)).map((id) => ({ id, changes: NONE }));
  const { left, others } = rebase(shared.unsent, [...theirs, ...own]);
  return { shared: { ...shared, version, unsent: left }, others };
}

/** Stands for changes that are recognised by their id. */
const NONE = ChangeSet.empty(0);
