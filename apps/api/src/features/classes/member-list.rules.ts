import { readCsv } from '@abhyas/content/import/csv';
import type { ListEntry, ListFault } from '@abhyas/contract/classes-lists.staff';
import { limits } from '@abhyas/contract/limits';
import { fill } from '@abhyas/contract/fill';
import { memberListTexts as texts } from '@abhyas/contract/messages/en/class-texts';

import { emailFault, normaliseEmail, normaliseLine } from '../auth/auth.rules.ts';

/** A line of a list. An empty cell says nothing: what the list says already stays. */
export type ListedLine = ListEntry & { readonly line: number };

export type MemberList = {
  readonly lines: readonly ListedLine[];
  readonly faults: readonly ListFault[];
};

const ROLL_MAX = 30;
const SECTION_MAX = 20;
/** A college's largest course; more is a mistake. */
const LINES_MAX = 1000;

/** What colleges call a roll number, in letters only. */
const ROLL_HEADS = new Set([
  'usn',
  'roll',
  'rollno',
  'rollnumber',
  'regno',
  'regdno',
  'registerno',
  'registernumber',
  'registrationno',
  'registrationnumber',
  'enrolmentno',
  'enrollmentno',
  'enrolmentnumber',
  'enrollmentnumber',
  'prn',
  'htno',
  'hallticketno',
]);
const SECTION_HEADS = new Set(['section', 'sec', 'division', 'div']);

/** Reads a list of learners: a head that names the columns, then a person a line. */
export function readMemberList(text: string): MemberList {
  const { rows, openQuote } = readCsv(text);
  const faults: ListFault[] = openQuote === null ? [] : [{ line: openQuote, msg: texts.openQuote }];
  const [head, ...body] = rows;
  const at = columnsOf(head?.cells ?? []);
  if (at.email < 0) return { lines: [], faults: [{ line: head?.line ?? 1, msg: texts.head }] };
  const beyond = body[LINES_MAX];
  if (beyond) faults.push({ line: beyond.line, msg: fill(texts.tooMany, { max: LINES_MAX }) });
  const lines = body.slice(0, LINES_MAX).map(({ line, cells }) => ({
    line,
    rollNumber: normaliseLine(cells[at.rollNumber] ?? ''),
    name: normaliseLine(cells[at.name] ?? ''),
    email: normaliseEmail(cells[at.email] ?? ''),
    section: normaliseLine(cells[at.section] ?? ''),
  }));
  return { lines, faults };
}

function columnsOf(head: readonly string[]): Record<keyof ListEntry, number> {
  const names = head.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''));
  return {
    rollNumber: names.findIndex((name) => ROLL_HEADS.has(name)),
    name: names.findIndex((name) => name.endsWith('name')),
    email: names.findIndex((name) => name.startsWith('email') || name === 'mail'),
    section: names.findIndex((name) => SECTION_HEADS.has(name)),
  };
}

/** What a spreadsheet would run instead of showing it. A name does not begin so. */
const FORMULA = /^[=+\-@]/;

/** What is wrong with an entry by itself; null when nothing is. */
export function entryFault({ rollNumber, name, email, section }: ListEntry): string | null {
  if (email === '') return texts.noEmail;
  if (emailFault(email)) return fill(texts.badEmail, { email });
  const formula = [rollNumber, name, section].find((cell) => FORMULA.test(cell));
  if (formula !== undefined) return fill(texts.formula, { cell: formula });
  if (tooLong(name, limits.nameMax)) return fill(texts.longName, { max: limits.nameMax });
  if (tooLong(rollNumber, ROLL_MAX)) return fill(texts.longRoll, { max: ROLL_MAX });
  return tooLong(section, SECTION_MAX) ? fill(texts.longSection, { max: SECTION_MAX }) : null;
}

const tooLong = (text: string, max: number): boolean => Array.from(text).length > max;
