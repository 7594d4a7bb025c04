import { PRODUCT } from '../../product.ts';
import type { MailText } from './mails.ts';

/** Texts of the mails about money and plans; like `mails`, the browser never shows them. */
export const paymentMails = {
  invoice: {
    subject: `Your plan at ${PRODUCT}: {plan}`,
    title: 'Your purchase was successful',
    lines: [
      'We have received {amount} for the plan {plan}. Everything in it is now open to you.',
      'The document {number} is attached to this mail, and stays in My Account.',
    ],
    button: 'Start learning',
    notes: [],
  },
  creditNote: {
    subject: `Your refund from ${PRODUCT}: {amount}`,
    title: 'Your refund is on its way',
    lines: [
      'We have returned {amount} for the plan {plan}. It can take your bank five to seven working days to show it.',
      'The document {number} is attached to this mail, and stays in My Account.',
    ],
    button: 'Open My Account',
    notes: [],
  },
  documentAgain: {
    subject: 'Your document {number}, issued again',
    title: 'Your document was issued again',
    lines: [
      'The document {number} for the plan {plan} did not name the seller. It does now; its number, date and amount are the same.',
      'It is attached to this mail and replaces the earlier one, in My Account too.',
    ],
    button: 'Open My Account',
    notes: [],
  },
  planEnding: {
    subject: `Your plan {plan} ends on {date}`,
    title: 'Your plan is about to end',
    lines: [
      'Your plan {plan} ends on {date}. You keep your progress and all your code.',
      'To keep the premium lessons and problems, you can buy the plan again once it has ended.',
    ],
    button: 'See the plans',
    notes: ['Nothing renews automatically, and nothing is charged.'],
  },
} as const satisfies Record<string, MailText>;
