import type { Announcement, AnnouncementText } from '@abhyas/contract/announcements.staff';
import type { ErrorCode } from '@abhyas/contract/errors';

import { isOwnPath } from '../notifications/notifications.rules.ts';

/** A notification is a line, its mail a page. */
export const TITLE_MAX = 200;
export const BODY_MAX = 5000;

/** Mails go to each for themselves; this many wait for one job. */
export const PER_CHUNK = 200;

const INVISIBLE = /(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu;

/** The texts as they are kept: a title of one line, no invisible marks. */
export function tidyAnnouncement(text: AnnouncementText): AnnouncementText {
  return {
    title: text.title.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim(),
    body: text.body.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim(),
    url: text.url.trim(),
    byMail: text.byMail,
  };
}

type Fault = { readonly code: ErrorCode; readonly field: 'title' | 'body' | 'url' };

/** Why a text cannot be sent, and at which field. */
export function announcementFault({ title, body, url }: AnnouncementText): Fault | undefined {
  if (title === '') return { code: 'notify.title-empty', field: 'title' };
  if (Array.from(title).length > TITLE_MAX) return { code: 'notify.title-long', field: 'title' };
  if (Array.from(body).length > BODY_MAX) return { code: 'notify.body-long', field: 'body' };
  return url === '' || isOwnPath(url) ? undefined : { code: 'notify.url-foreign', field: 'url' };
}

type Progress = {
  readonly startedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly recipients: number;
  readonly told: number;
};

export function stateOf({ startedAt, cancelledAt, recipients, told }: Progress): Announcement['state'] {
  if (cancelledAt) return 'cancelled';
  if (!startedAt) return 'scheduled';
  return told < recipients ? 'sending' : 'sent';
}
