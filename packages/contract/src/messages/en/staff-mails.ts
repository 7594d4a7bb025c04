import { PRODUCT } from '../../product.ts';
import type { MailText } from './mails.ts';

const IF_SURPRISED = 'If this surprises you, ask an owner of the institute.';

/** Sent to whoever is put on the staff, gets other roles, or is taken off it. */
export const staffMails = {
  staffGiven: {
    subject: `You are now on the staff of ${PRODUCT}`,
    title: 'You are now on the staff',
    lines: [
      `An owner has added you to the staff at ${PRODUCT}. Your roles: {after}.`,
      'You will find the console in the menu under your name. On your first visit, it asks you to connect an authenticator app.',
    ],
    button: 'Open the console',
    notes: [IF_SURPRISED],
  },
  staffChanged: {
    subject: `Your roles at ${PRODUCT} have changed`,
    title: 'Your roles have changed',
    lines: [
      `An owner has changed your roles on the staff at ${PRODUCT}. They were: {before}. They are now: {after}.`,
    ],
    button: 'Open the console',
    notes: [IF_SURPRISED],
  },
  staffTaken: {
    subject: `You are no longer on the staff of ${PRODUCT}`,
    title: 'You are no longer on the staff',
    lines: [
      `An owner has removed you from the staff at ${PRODUCT}. Your roles were: {before}. Your account as a learner stays as it is.`,
    ],
    notes: [IF_SURPRISED],
  },
} as const satisfies Record<string, MailText>;
