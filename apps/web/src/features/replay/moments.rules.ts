import type { CodeVersion, SubmissionLine } from '@abhyas/contract/practice-history';
import type { TextLog } from '@abhyas/contract/practice-texts';
import { textOf } from '@abhyas/contract/text-changes';
import { momentsOf, type TextMoment } from '@abhyas/contract/text-moments';
import type { ChangeSet, Text } from '@codemirror/state';

/** The events of a history; the typing between them is not one. */
export type Mark =
  | { readonly kind: 'run'; readonly run: SubmissionLine }
  | { readonly kind: 'version'; readonly version: CodeVersion['kind'] }
  | { readonly kind: 'paste'; readonly count: number }
  | { readonly kind: 'rest'; readonly minutes: number }
  | { readonly kind: 'reset' | 'restore' };

/** A moment of a text. */
export type Moment = {
  readonly atMs: number;
  readonly mark: Mark | undefined;
  readonly code: () => string;
};

export type HistoryParts = TextLog & {
  /** Texts that were set aside, and judged runs of this text. */
  readonly versions: readonly CodeVersion[];
  readonly runs: readonly SubmissionLine[];
};

const msOf = (iso: string): number => new Date(iso).getTime();

/** All moments of a text that are known, the oldest first. */
export function historyOf({ start, rows, versions, runs }: HistoryParts): Moment[] {
  const moments = momentsOf(rows);
  const textAt = replayed(start, moments);
  const typed = moments.map((moment, index): Moment => {
    return { atMs: moment.atMs, mark: markOf(moment), code: () => textAt(index + 1) };
  });
  const set = versions.map(({ savedAt, kind, code }): Moment => {
    return { atMs: msOf(savedAt), mark: { kind: 'version', version: kind }, code: () => code };
  });
  const known = [...typed, ...set].toSorted((one, other) => one.atMs - other.atMs);
  const rests = known.flatMap((moment, index) => restAfter(moment, known[index + 1]));
  const judged = runs.flatMap((run): Moment[] => {
    const atMs = msOf(run.submittedAt);
    const before = known.findLast((moment) => moment.atMs <= atMs);
    return before ? [{ atMs, mark: { kind: 'run', run }, code: before.code }] : [];
  });
  return [...known, ...rests, ...judged].toSorted((one, other) => one.atMs - other.atMs);
}

/** Nothing was typed for so long. */
const REST_MS = 2 * 60_000;

/** The rest between a moment and the next, at its beginning. */
function restAfter({ atMs, code }: Moment, next: Moment | undefined): Moment[] {
  const lastedMs = next ? next.atMs - atMs : 0;
  if (lastedMs < REST_MS) return [];
  return [{ atMs, mark: { kind: 'rest', minutes: Math.floor(lastedMs / 60_000) }, code }];
}

function markOf({ kind, changes }: TextMoment): Mark | undefined {
  if (kind === 'paste') return { kind, count: insertedIn(changes) };
  return kind === 'reset' || kind === 'restore' ? { kind } : undefined;
}

/** How many characters changes put in. */
function insertedIn(changes: ChangeSet): number {
  let count = 0;
  changes.iterChanges((...[, , , , inserted]) => (count += inserted.length));
  return count;
}

/** A full text is kept every so many changes, so any other is a few steps away. */
const TEXT_EVERY = 100;

/** The text after so many changes. */
function replayed(start: string, moments: readonly TextMoment[]): (count: number) => string {
  const texts: Text[] = [textOf(start)];
  const applied = (text: Text, from: number, to: number): Text =>
    moments.slice(from, to).reduce((now, { changes }) => changes.apply(now), text);
  return (count) => {
    for (let at = texts.length; at * TEXT_EVERY <= count; at += 1)
      texts.push(applied(texts[at - 1] ?? textOf(start), (at - 1) * TEXT_EVERY, at * TEXT_EVERY));
    const nearest = Math.floor(count / TEXT_EVERY);
    return applied(texts[nearest] ?? textOf(start), nearest * TEXT_EVERY, count).toString();
  };
}

/** The next event before or after a moment; undefined if there is none. */
export function nextMark(history: readonly Moment[], from: number, step: 1 | -1): number | undefined {
  for (let at = from + step; at >= 0 && at < history.length; at += step) if (history[at]?.mark) return at;
  return undefined;
}
