import { PRODUCT } from '../../product.ts';
import type { MailText } from './mails.ts';

/** What is wrong with a line of a list of learners; the API says it. */
export const memberListTexts = {
  head: 'The first line must name the columns: name,email.',
  openQuote: 'A quotation mark is opened here and never closed; the rest of the list was not read.',
  noEmail: 'There is no address in this line.',
  badEmail: '"{email}" is no email address.',
  longName: 'The name can have at most {max} characters.',
  twin: '{email} stands in line {line} already.',
} as const;

/** Sent to somebody on the list of a batch who has no account yet. */
export const classInvitation: MailText = {
  subject: `Your class at ${PRODUCT}`,
  title: 'You are on the list',
  lines: [
    `Your teacher has put you on the list of the class {batch} at ${PRODUCT}.`,
    'The button opens your registration: your address, {email}, is filled in, and you only choose a password. If you have registered already, confirm the address on My Account.',
  ],
  button: 'Register',
  notes: [
    'The link works once, for {days} days. It is for you alone: whoever has it can register in your name.',
    'If you know nothing of this class, you need not do anything.',
  ],
};
