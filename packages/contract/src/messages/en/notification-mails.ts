import { PRODUCT } from '../../product.ts';
import type { MailText } from './mails.ts';

/** Texts of the mails that carry notifications; the browser never shows them. */
export const notificationMails = {
  digest: {
    subject: `News for you at ${PRODUCT}`,
    title: 'Since you were here',
    lines: ['Here is what has happened since your last visit:'],
    button: 'Open my notifications',
    notes: ['You can turn this daily mail off on the page of your notifications.'],
  },
  news: {
    subject: '{subject}',
    title: '',
    lines: [],
    button: `Open ${PRODUCT}`,
    notes: ['You can turn these mails off on the page of your notifications.'],
  },
  supportAnswer: {
    subject: 'Your message {number} has an answer',
    title: 'We have answered you',
    lines: ['You wrote: {question}', 'Our answer: {answer}'],
    button: 'Open Support',
    notes: [],
  },
} as const satisfies Record<string, MailText>;
