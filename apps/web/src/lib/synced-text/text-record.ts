import {
  changesJson,
  EDIT_KINDS,
  editKind,
  type ChangesJson,
  type SentEdit,
} from '@abhyas/contract/practice-texts';
import { textOf, type Edit } from '@abhyas/contract/text-changes';
import { ChangeSet } from '@codemirror/state';
import * as z from 'zod/mini';

import { steadyNow } from '../steady-clock.ts';
import { prefixOf, type Stored } from './text-store.ts';

/** An edit that the account may not have yet, with its time by this device's clock. */
const keptEdit = z.object({ id: z.string(), kind: editKind, atMs: z.number(), changes: changesJson });

/** A text as this device stores it: what each key writes, and the base, which is written seldom. */
const textRecord = z.object({
  /** Grows by one with each write, which tells a tab that another one has written. */
  rev: z.int(),
  /** The account's version that `unsent` is based on; 0 if nothing was saved. */
  version: z.int(),
  /** A text that once was here. */
  base: z.string(),
  /** What makes of it the text with all that is unsent. */
  since: changesJson,
  unsent: z.array(keptEdit),
  /** Set when the whole text is to be sent instead of edits: the ids in it that may have arrived already. */
  whole: z.nullable(z.array(z.string())),
  /** When the first and the last of the edits that `whole` stands for were made, by this device's clock. */
  span: z.optional(z.tuple([z.number(), z.number()])),
});
export type TextRecord = z.infer<typeof textRecord>;

export function parseRecord(stored: Stored): TextRecord | undefined {
  return z.safeParse(textRecord, { ...stored.head, base: stored.base }).data;
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
  const json = asJson.get(changes) ?? (changes.toJSON() as ChangesJson);
  asJson.set(changes, json);
  return json;
}

/** Changes of more characters than this are not written at each key: the text is a new base then. */
const SINCE_MAX = 2000;

/** Whether changes are few enough to be written at each key. */
export const isShort = (changes: ChangeSet): boolean => JSON.stringify(jsonOf(changes)).length <= SINCE_MAX;

const toKept = ({ changes, ...edit }: LocalEdit): z.infer<typeof keptEdit> => ({
  ...edit,
  changes: jsonOf(changes),
});

const fromKept = ({ changes, ...edit }: z.infer<typeof keptEdit>): LocalEdit => ({
  ...edit,
  changes: ChangeSet.fromJSON(changes),
});

/** A stored text as it is used. */
export function fromRecord({ base, since, version, unsent, whole, span }: TextRecord) {
  const changes = ChangeSet.fromJSON(since);
  return {
    since: changes,
    doc: changes.apply(textOf(base)),
    shared: { version, unsent: unsent.map(fromKept), whole, span },
  };
}

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

/** What is stored of a text beside its base. */
export const toHead = (
  { version, unsent, whole, span }: Parts,
  { rev, since }: { rev: number; since: ChangeSet },
): Omit<TextRecord, 'base'> => ({
  rev,
  version,
  since: jsonOf(since),
  unsent: unsent.map(toKept),
  whole: whole && [...whole],
  ...(span && { span: [...span] }),
});
