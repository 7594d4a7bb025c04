import {
  changesJson,
  EDIT_KINDS,
  editKind,
  type ChangesJson,
  type SentEdit,
} from '@abhyas/contract/practice-texts';
import type { Edit } from '@abhyas/contract/text-changes';
import { ChangeSet } from '@codemirror/state';
import * as z from 'zod/mini';

import { steadyNow } from '../steady-clock.ts';
import { prefixOf } from './text-store.ts';

/** An edit that the account may not have yet, with its time by this device's clock. */
const keptEdit = z.object({ id: z.string(), kind: editKind, atMs: z.number(), changes: changesJson });

/** A text as this device stores it. */
const textRecord = z.object({
  /** Grows by one with each write, which tells a tab that another one has written. */
  rev: z.int(),
  /** The account's version that `unsent` is based on; 0 if nothing was saved. */
  version: z.int(),
  /** The text with all that is unsent. */
  code: z.string(),
  unsent: z.array(keptEdit),
  /** Set when the whole text is to be sent instead of edits: the ids in it that may have arrived already. */
  whole: z.nullable(z.array(z.string())),
  /** When the first and the last of the edits that `whole` stands for were made, by this device's clock. */
  span: z.optional(z.tuple([z.number(), z.number()])),
});
export type TextRecord = z.infer<typeof textRecord>;

export function parseRecord(stored: unknown): TextRecord | undefined {
  return z.safeParse(textRecord, stored).data;
}

const revision = z.object({ rev: z.int() });

/** The record, where another tab has written it since `rev`: at each key nothing else of it is read. */
export function recordSince(stored: unknown, rev: number): TextRecord | undefined {
  const known = z.safeParse(revision, stored).data;
  return known && known.rev > rev ? parseRecord(stored) : undefined;
}

type Unsent = { readonly unsent: readonly unknown[]; readonly whole: readonly string[] | null };

/** Whether the account may lack something of it. */
export const isUnsent = ({ unsent, whole }: Unsent): boolean => unsent.length > 0 || whole !== null;

/** Whose text, and which: several accounts may share a device, and their texts must never mix. */
export type TextName = { readonly accountId: string; readonly assetId: string; readonly part: string };

export const storedName = ({ accountId, assetId, part }: TextName): string =>
  `${prefixOf(accountId)}${assetId}:${part}`;

export function nameIn(accountId: string, stored: string): TextName | undefined {
  const [assetId, part] = stored.slice(prefixOf(accountId).length).split(':');
  return assetId === undefined || part === undefined ? undefined : { accountId, assetId, part };
}

/** An edit in memory. */
export type LocalEdit = Edit & { readonly kind: z.infer<typeof editKind>; readonly atMs: number };

const asJson = new WeakMap<ChangeSet, ChangesJson>();

/** Changes as they are stored and sent, made once: what waits to be sent is stored again with each key. */
function jsonOf(changes: ChangeSet): ChangesJson {
  const json = asJson.get(changes) ?? changesJson.parse(changes.toJSON());
  asJson.set(changes, json);
  return json;
}

const toKept = ({ changes, ...edit }: LocalEdit): z.infer<typeof keptEdit> => ({
  ...edit,
  changes: jsonOf(changes),
});

export const fromKept = ({ changes, ...edit }: z.infer<typeof keptEdit>): LocalEdit => ({
  ...edit,
  changes: ChangeSet.fromJSON(changes),
});

/** How long ago something was by the clock of this page. */
export const ageMsOf = (atMs: number): number => Math.max(0, Math.round(steadyNow() - atMs));

/** An edit as a page sends it: its own edits by number alone. */
export function toSent({ id, kind, atMs, changes }: LocalEdit, page: string): SentEdit {
  const [from, number] = id.split(':');
  const ageMs = ageMsOf(atMs);
  const name = from === page ? Number(number) : id;
  return [name, EDIT_KINDS.indexOf(kind), ageMs, jsonOf(changes)];
}

type Parts = {
  readonly version: number;
  readonly unsent: readonly LocalEdit[];
  readonly whole: readonly string[] | null;
  readonly span?: readonly [number, number] | undefined;
};

/** A text as it is stored. */
export const toRecord = (
  { version, unsent, whole, span }: Parts,
  { rev, code }: { rev: number; code: string },
): TextRecord => ({
  rev,
  version,
  code,
  unsent: unsent.map(toKept),
  whole: whole && [...whole],
  ...(span && { span: [...span] }),
});
