import { PRODUCT } from '../../product.ts';
import type { MailText } from './mails.ts';

/** Texts of the mails about money and plans; like `mails`, the browser never shows them. */
export const paymentMails = {
  invoice: {
    subject: `Your plan at ${PRODUCT}: {plan}`,
    title: 'Your purchase was successful',
    lines: [
      'We have received {amount} for the plan {plan}. All that it contains is open to you now.',
      'The document {number} is attached to this mail, and stays in My Account.',
    ],
    button: 'Start learning',
    notes: [],
  },
  creditNote: {
    subject: `Your refund from ${PRODUCT}: {amount}`,
    title: 'Your refund is on its way',
    lines: [
      'We have returned {amount} for the plan {plan}. Banks take five to seven working days to show it.',
      'The document {number} is attached to this mail, and stays in My Account.',
    ],
    button: 'Open My Account',
    notes: [],
  },
  documentAgain: {
    subject: 'Your document {number}, issued again',
    title: 'Your document was issued again',
    lines: [
      'The document {number} for the plan {plan} did not say who sells. It does now; number, date and amount are the same.',
      'It is attached to this mail and takes the place of the earlier one, also in My Account.',
    ],
    button: 'Open My Account',
    notes: [],
  },
  planEnding: {
    subject: `Your plan {plan} ends on {date}`,
    title: 'Your plan is about to end',
    lines: [
      'Your plan {plan} ends on {date}. What you have finished, and all your code, stays yours and stays open to you.',
      'If you want to keep the premium lessons and problems, you can buy the plan again once it has ended.',
    ],
    button: 'See the plans',
    notes: ['Nothing renews by itself, and nothing is charged.'],
  },
} as const satisfies Record<string, MailText>;
