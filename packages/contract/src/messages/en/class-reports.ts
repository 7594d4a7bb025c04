import type { MailText } from './mails.ts';

/** The mail that carries the weekly report of a class, and the report itself. */
export const classReports = {
  classReport: {
    subject: 'Weekly report of {batch}, {date}',
    title: 'How your class stands',
    lines: ['The report of {batch} is attached: the average, and who is at risk and why.'],
    button: 'Open the report',
    notes: [
      'An owner of the institute has named you for this report. You can stop it on the page of the report.',
    ],
  } satisfies MailText,
  reportDocument: {
    title: 'Report of {batch}',
    asOf: 'As of {day}. On the list with an account: {count}.',
    average: 'Average of what was due: {average}',
    atRisk: 'At risk: {count}',
    nobody: 'Nobody is at risk.',
    everybody: 'Everybody',
    risks: {
      'hand-ins': 'few hand-ins',
      marks: 'low marks',
      attendance: 'low attendance',
      inactive: 'inactive',
    },
    columns: {
      learner: 'Learner',
      handedIn: 'Handed in',
      share: 'Marks',
      attendance: 'Attendance',
      seen: 'Last seen',
    },
    of: '{handedIn} of {due}',
    explained:
      'At risk: less than half of what was due is handed in; under 40 % of its points; under the attendance that the class asks for; or not seen for 14 days.',
    foot: '{who} · page {page} of {pages}',
  },
} as const;
