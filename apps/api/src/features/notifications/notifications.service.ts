import { fill, type messages } from '@abhyas/contract/messages';
import { textsIn } from '@abhyas/contract/messages/in-language';
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationChoices,
} from '@abhyas/contract/notifications';
import { type PageLanguage, TRANSLATION_LANGUAGES, type Translations } from '@abhyas/contract/page-language';

import type { Database } from '../../platform/database/database.ts';
import { isOwnPath } from './notifications.rules.ts';
import {
  findChoices,
  findNotifications,
  findTold,
  countUnread,
  hasUnread,
  insertNotifications,
  markRead,
  markUnread,
  saveChoice,
  textOf,
  type NewNotification,
} from './notifications.store.ts';

export { findRecipient as recipientOf } from './notifications.store.ts';

export { findRecipient } from './notifications.store.ts';

type NotificationInput = Omit<NewNotification, 'assetId' | 'translations'> & {
  readonly assetId?: string;
  /** Absent for what was only ever written in one language. */
  readonly translations?: Translations<string>;
};

type TextName = keyof typeof messages.notifications.texts;

/** What a notification says, in every language: its reader may choose another one later. */
export function said(
  name: TextName,
  values: Readonly<Record<string, string | number>>,
): { readonly text: string; readonly translations: Translations<string> } {
  const inLanguage = (language: PageLanguage) => fill(textsIn(language).notifications.texts[name], values);
  const translations = TRANSLATION_LANGUAGES.map((language) => [language, inLanguage(language)]);
  return { text: inLanguage('en'), translations: Object.fromEntries(translations) };
}

/**
 * Tells a learner of something, unless they turned that kind off. `url` must be a path of ours. Call it in
 * the transaction of what it tells about.
 */
export function notify(
  db: Database,
  { accountId, ...notification }: NotificationInput & { readonly accountId: string },
): Promise<void> {
  return notifyMany(db, [accountId], notification);
}

/** Tells many learners of the same, in one statement; each who turned that kind off is left out. */
export async function notifyMany(
  db: Database,
  accountIds: readonly string[],
  notification: NotificationInput,
): Promise<void> {
  if (notification.url !== '' && !isOwnPath(notification.url))
    throw new RangeError(`not a path of ours: ${notification.url}`);
  await insertNotifications(db, accountIds, {
    ...notification,
    assetId: notification.assetId ?? '',
    translations: notification.translations ?? {},
  });
}

/** Who was told something of a group, and has not lost it since. */
export function toldIn(db: Database, groupKey: string): Promise<string[]> {
  return findTold(db, groupKey);
}

/** Whether the top bar shows the New badge. */
export function isNotified(db: Database, accountId: string): Promise<boolean> {
  return hasUnread(db, accountId);
}

export function unreadOf(db: Database, accountId: string): Promise<number> {
  return countUnread(db, accountId);
}

export async function listNotifications(
  db: Database,
  accountId: string,
  language: PageLanguage,
): Promise<Notification[]> {
  const rows = await findNotifications(db, accountId);
  return rows.map((row) => ({
    id: row.id,
    text: textOf(row, language),
    ...(row.url && { url: row.url }),
    ...(row.asset_id && { assetId: row.asset_id }),
    new: row.read_at === null,
    at: row.at.toISOString(),
  }));
}

/** Ids on the wire are numbers of ours; what is none is nobody's notification. */
const onlyNumbers = (ids: readonly string[]) => ids.filter((id) => /^\d{1,18}$/.test(id));

export function read(db: Database, accountId: string, ids: readonly string[] | undefined): Promise<string[]> {
  return markRead(db, accountId, ids && onlyNumbers(ids));
}

export function unread(db: Database, accountId: string, ids: readonly string[]): Promise<void> {
  return markUnread(db, accountId, onlyNumbers(ids));
}

export async function choicesOf(db: Database, accountId: string): Promise<NotificationChoices> {
  const made = await findChoices(db, accountId);
  const kinds = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, made.get(kind) ?? true]));
  return {
    kinds: kinds as NotificationChoices['kinds'],
    digest: made.get('digest') ?? true,
    newsMail: made.get('news-mail') ?? true,
  };
}

export async function choose(
  db: Database,
  accountId: string,
  change: {
    kinds?: Partial<NotificationChoices['kinds']> | undefined;
    digest?: boolean | undefined;
    newsMail?: boolean | undefined;
  },
): Promise<void> {
  const entries = Object.entries({ ...change.kinds, digest: change.digest, 'news-mail': change.newsMail });
  for (const [kind, wanted] of entries) {
    if (wanted !== undefined) await saveChoice(db, { accountId, kind, wanted });
  }
}
