import {
  composed,
  difference,
  hashOf,
  isAmong,
  rebase,
  textOf,
  TooMuchWork,
  type Edit,
  type Rebased,
} from '@abhyas/contract/text-changes';
import {
  changesJson,
  EDIT_KINDS,
  type EditKind,
  type SendTextReply,
  type SentEdit,
} from '@abhyas/contract/practice-texts';
import { ChangeSet } from '@codemirror/state';

import { storable } from './practice.rules.ts';

/** An edit as the log holds it; without a name where a whole text came that named none. */
export type LoggedEdit = Edit & { readonly kind: EditKind; readonly ageMs: number };

/** What is to be done to a text: edits on a version of it, or a whole text in its place. */
export type TextChange =
  | { readonly base: number; readonly edits: readonly LoggedEdit[]; readonly hash: string }
  | {
      /** Null takes the text whatever stands there. */
      readonly base: number | null;
      readonly whole: string;
      readonly id: string;
      readonly kind: EditKind;
      /** Edits it holds that may have arrived; null: a sender that takes no merged text. */
      readonly holds: readonly string[] | null;
    };

/** The text as the account has it; version 0 and nothing, where it was never saved. */
export type Head = { readonly code: string; readonly version: number };

/** What the log knows since the version on which a change stands; undefined: too much or too long ago. */
export type Since = { readonly edits: readonly Edit[]; readonly baseCode: string } | undefined;

type Before = Extract<SendTextReply, { state: 'taken' }>['before'];

export type Judgement =
  | {
      readonly state: 'taken';
      /** The text afterwards. */
      readonly code: string;
      readonly edits: readonly LoggedEdit[];
      readonly before: Before;
      /** Others have changed the text that was sent. */
      readonly merged: boolean;
    }
  | { readonly state: 'whole' }
  /** `text` is what the sender has, to be kept beside. */
  | { readonly state: 'conflict'; readonly text: string };

const WHOLE: Judgement = { state: 'whole' };
/** At most this many places changed by others are compared between two requests: about 50 ms of work. */
const WORK_MAX = 100_000;

/** What becomes of a change, by the text as it stands and what was done to it since the change's base. */
export function judge(change: TextChange, head: Head, since: Since): Judgement {
  return 'whole' in change ? judgeWhole(change, head, since) : judgeEdits(change, head, since);
}

type Edits = Extract<TextChange, { edits: unknown }>;
type Whole = Extract<TextChange, { whole: string }>;

function judgeEdits({ edits, hash }: Edits, head: Head, since: Since): Judgement {
  const sent = since && applied(since.baseCode, edits);
  if (!since || sent === undefined || hashOf(sent) !== hash) return WHOLE;
  const rebased = rebasedIn(edits, since.edits);
  if (!rebased) return WHOLE;
  const { left, touching } = rebased;
  if (touching) return { state: 'conflict', text: storable(sent) };
  const code = applied(head.code, left);
  // A whole text is freed of what PostgreSQL cannot store.
  if (code === undefined || code !== storable(code)) return WHOLE;
  return {
    state: 'taken',
    code,
    edits: left,
    before: beforeOf(since.edits, new Set(edits.map(({ id }) => id))),
    merged: false,
  };
}

/** Undefined where that would keep everybody else waiting. */
function rebasedIn<E extends Edit>(mine: readonly E[], theirs: readonly Edit[]): Rebased<E> | undefined {
  try {
    return rebase(mine, theirs, WORK_MAX);
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    throw error;
  }
}

/** The text after edits; undefined when they do not fit it. */
function applied(code: string, edits: readonly Edit[]): string | undefined {
  let text = textOf(code);
  for (const { changes } of edits) {
    if (changes.length !== text.length) return undefined;
    text = changes.apply(text);
  }
  return text.toString();
}

/** Edits of the sender's own by name, those of others between them as one change. */
function beforeOf(edits: readonly Edit[], own: ReadonlySet<string>): Before {
  const before: ({ id: string } | { changes: ChangeSet[] })[] = [];
  for (const { id, changes } of edits) {
    const last = before.at(-1);
    if (own.has(id)) before.push({ id });
    else if (last && 'changes' in last) last.changes.push(changes);
    else before.push({ changes: [changes] });
  }
  return before.map((each) =>
    'id' in each ? each : { changes: changesJson.parse(composed(each.changes)?.toJSON() ?? []) },
  );
}

function judgeWhole(change: Whole, head: Head, since: Since): Judgement {
  const { base, holds, id, kind } = change;
  const whole = storable(change.whole);
  const asSent = (code: string): Judgement => ({
    state: 'taken',
    code,
    edits:
      code === head.code && head.version > 0
        ? []
        : [{ id, kind, ageMs: 0, changes: difference(head.code, code) }],
    before: [],
    merged: code !== change.whole,
  });
  if (whole === head.code || base === null || base === head.version || head.version === 0)
    return asSent(whole);
  if (!since || holds === null) return { state: 'conflict', text: whole };
  if (since.edits.some((edit) => edit.id === id)) return asSent(head.code);
  const theirs = since.edits.findIndex((edit) => !isAmong(holds, edit.id));
  // All that came since was the sender's own, and its answer was lost.
  if (theirs === -1) return asSent(whole);
  const mine = { id, changes: difference(since.baseCode, whole) };
  const code = theirs === 0 ? merged(mine, head, since.edits) : undefined;
  return code === undefined ? { state: 'conflict', text: whole } : asSent(storable(code));
}

/** The text with an edit of another device in it; undefined where they touch, or where that would take long. */
function merged(mine: Edit, head: Head, theirs: readonly Edit[]): string | undefined {
  const rebased = rebasedIn([mine], theirs);
  return rebased && !rebased.touching ? applied(head.code, rebased.left) : undefined;
}

/** Edits as they came over the wire; undefined when they are no changes at all. */
export function readEdits(sent: readonly SentEdit[], page: string): LoggedEdit[] | undefined {
  try {
    return sent.map(([name, kind, ageMs, changes]) => ({
      id: typeof name === 'number' ? `${page}:${name}` : name,
      kind: EDIT_KINDS[kind] ?? 'save',
      ageMs,
      changes: ChangeSet.fromJSON(changes),
    }));
  } catch {
    return undefined;
  }
}

/** Edits as the log keeps them: each under its whole name. */
export const writeEdits = (edits: readonly LoggedEdit[]): string =>
  JSON.stringify(
    edits.map(({ id, kind, ageMs, changes }) => [id, EDIT_KINDS.indexOf(kind), ageMs, changes.toJSON()]),
  );
