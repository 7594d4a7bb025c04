import { PRODUCT } from '../../product.ts';
import type { MailText } from './mails.ts';

/** What is wrong with a line of a list of learners; the API says it. */
export const memberListTexts = {
  head: 'The first line must name the columns, such as: roll number,name,email,section. An email column is needed.',
  tooMany: 'A list can have at most {max} learners. The lines from here on were not read.',
  openQuote: 'A quotation mark opened here is never closed, so the rest of the list was not read.',
  noEmail: 'This line has no email address.',
  badEmail: '"{email}" is not an email address.',
  longName: 'The name can have at most {max} characters.',
  longRoll: 'A roll number can have at most {max} characters.',
  longSection: 'The name of a section can have at most {max} characters.',
  formula: '“{cell}” looks like a formula of a spreadsheet, not like a name or a number.',
  rollTwin: 'The roll number {rollNumber} is already in line {line}.',
  otherRoll: 'The list has the roll number {rollNumber} with {known}, and {email} as somebody else.',
  registered:
    'The roll number {rollNumber} belongs to {known}, who has an account. Their address cannot be changed here.',
  twin: '{email} is already in line {line}.',
} as const;

/** Sent to somebody on the list of a batch who has no account yet. */
export const classInvitation: MailText = {
  subject: `Your class at ${PRODUCT}`,
  title: 'You are on the list',
  lines: [
    `Your teacher has put you on the list of the class {batch} at ${PRODUCT}.`,
    'The button opens your registration with your address, {email}, filled in: you only choose a password. If you have already registered, confirm the address in My Account.',
  ],
  button: 'Register',
  notes: [
    'The link works once, and for {days} days. Keep it to yourself: whoever has it can register in your name.',
    'If you do not know of this class, you can ignore this mail.',
  ],
};
