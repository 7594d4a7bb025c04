import type { SupportClock } from '@abhyas/contract/support.staff';
import type { SupportStatus } from '@abhyas/contract/support';

const HOUR_MS = 3_600_000;
/** Consumer Protection (E-Commerce) Rules 2020, rule 4: acknowledged in 48 hours, resolved in a month. */
export const ACKNOWLEDGE_HOURS = 48;
export const ANSWER_DAYS = 30;

type Waiting = {
  readonly status: SupportStatus;
  readonly createdAt: Date;
  readonly acknowledgedAt: Date | null;
};

/** What the institute owes next and until when; nothing once a message is answered or closed. */
export function clockOf({ status, createdAt, acknowledgedAt }: Waiting, now: Date): SupportClock | undefined {
  if (status === 'answered' || status === 'closed') return undefined;
  const due = acknowledgedAt ? 'answer' : 'acknowledge';
  const hours = acknowledgedAt ? ANSWER_DAYS * 24 : ACKNOWLEDGE_HOURS;
  const until = new Date(createdAt.getTime() + hours * HOUR_MS);
  return { due, until: until.toISOString(), late: until < now };
}

/** The longest testimonial that the landing page shows, in code points. */
export const TESTIMONIAL_MAX = 600;

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words to show of a testimonial, or why they cannot be shown: they must be the learner's own, in their order. */
export function excerptOf(
  testimonial: string,
  wanted: string | undefined,
): { readonly text: string } | { readonly fault: 'support.excerpt-long' | 'support.excerpt-changed' } {
  const text = spaced(wanted ?? testimonial);
  if (text === '' || !spaced(testimonial).includes(text)) return { fault: 'support.excerpt-changed' };
  return Array.from(text).length > TESTIMONIAL_MAX ? { fault: 'support.excerpt-long' } : { text };
}
