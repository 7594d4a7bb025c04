import { PRODUCT } from '../../product.ts';
import type { MailText } from './mails.ts';

/** Texts of the mails that carry notifications; the browser never shows them. */
export const notificationMails = {
  digest: {
    subject: `News for you at ${PRODUCT}`,
    title: 'Since your last visit',
    lines: ['Here is what has happened since you were last here:'],
    button: 'Open my notifications',
    notes: ['You can turn this daily mail off on your Notifications page.'],
  },
  news: {
    subject: '{subject}',
    title: '',
    lines: [],
    button: `Open ${PRODUCT}`,
    notes: ['You can turn these mails off on your Notifications page.'],
  },
  supportAnswer: {
    subject: 'We have answered your message {number}',
    title: 'We have answered you',
    lines: ['You wrote: {question}', 'Our answer: {answer}'],
    button: 'Open Support',
    notes: [],
  },
} as const satisfies Record<string, MailText>;
