import { expect, test } from 'vitest';

import { apiMessages } from '../../messages.api.ts';
import { messages } from '../../messages.ts';
import { translated } from '../../translation.ts';
import { certificates } from '../en/certificates.ts';
import { exams } from '../en/exams.ts';
import { live } from '../en/live.ts';
import { replay } from '../en/replay.ts';
import { generated } from '../en/generated.ts';
import { lti, ltiErrors } from '../en/lti.ts';
import { ltiStaffErrors } from '../en/lti.staff.ts';
import { memory } from '../en/memory.ts';
import { mocks } from '../en/mocks.ts';
import { mocksLink } from '../en/mocks-link.ts';
import { attendance } from '../en/attendance.ts';
import { totals } from '../en/totals.ts';
import { tracing } from '../en/tracing.ts';
import { assignmentStaffErrors } from '../en/assignments-errors.staff.ts';
import { authStaffErrors } from '../en/auth-errors.staff.ts';
import { instituteStaffErrors } from '../en/institute-errors.staff.ts';
import { signInWays } from '../en/sign-in-ways.ts';
import { classErrors } from '../en/classes.ts';
import { paymentsStaffErrors } from '../en/payments-errors.staff.ts';
import { notificationErrors } from '../en/notifications.ts';
import { provingErrors } from '../en/proving.ts';
import { publishingErrors } from '../en/publishing.ts';
import { staffErrors } from '../en/staff.ts';
import { mailTexts } from '../en/mail-texts.ts';
import { catalogue } from './catalogue.ts';
import { certificates as certificatesInHindi } from './certificates.ts';
import { apiErrors, signInWays as signInWaysInHindi } from './sign-in-ways.ts';
import { exams as examsInHindi } from './exams.ts';
import { live as liveInHindi } from './live.ts';
import { replay as replayInHindi } from './replay.ts';
import { generated as generatedInHindi } from './generated.ts';
import { mailCatalogue } from './mails.ts';
import { lti as ltiInHindi } from './lti.ts';
import { memory as memoryInHindi } from './memory.ts';
import { apiErrors as mockErrorsInHindi, mocks as mocksInHindi } from './mocks.ts';
import { mocksLink as mocksLinkInHindi } from './mocks-link.ts';
import { attendance as attendanceInHindi } from './attendance.ts';
import { totals as totalsInHindi } from './totals.ts';
import { tracing as tracingInHindi } from './tracing.ts';

type Text = { readonly path: string; readonly english: string; readonly translation: unknown };

/** Texts without Hindi, each for its reason. */
const ENGLISH_ONLY = new Set([
  // Internet Explorer runs no module, so it loads no catalogue; the line is built into the page.
  'frame.unsupportedBrowser',
  // Only the console can meet these, and the console is in English.
  ...Object.keys({
    ...assignmentStaffErrors,
    ...authStaffErrors,
    ...classErrors,
    ...instituteStaffErrors,
    ...ltiStaffErrors,
    ...paymentsStaffErrors,
    ...notificationErrors,
    ...provingErrors,
    ...publishingErrors,
    ...staffErrors,
  }).map((code) => `errors.${code}`),
  // The screen of a launch has these among its own texts.
  ...Object.keys(ltiErrors).map((code) => `errors.${code}`),
  'errors.comments.mute-reason',
  'errors.comments.account-unknown',
  'errors.support.unknown',
  'errors.support.answer-empty',
  'errors.support.no-consent',
  'errors.support.excerpt-changed',
  'errors.support.excerpt-long',
  // Only the payment provider's own program can meet these.
  'errors.payments.webhook-forged',
  'errors.payments.webhook-garbled',
]);
/** The style of a toast, which is no text. */
const STYLE = /\.type$/;

function textsOf(english: unknown, translation: unknown, path = ''): Text[] {
  if (typeof english === 'string') return [{ path, english, translation }];
  if (typeof english !== 'object' || english === null) return [];
  const over = (translation ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(english).flatMap(([key, text]) =>
    textsOf(text, over[key], path ? `${path}.${key}` : key),
  );
}

/** What the pages load with a part of theirs. */
const ofParts = textsOf(
  {
    attendance,
    certificates,
    exams,
    generated,
    live,
    lti,
    memory,
    mocks,
    mocksLink,
    replay,
    signInWays,
    totals,
    tracing,
  },
  {
    certificates: certificatesInHindi,
    exams: examsInHindi,
    generated: generatedInHindi,
    live: liveInHindi,
    lti: ltiInHindi,
    memory: memoryInHindi,
    mocks: mocksInHindi,
    mocksLink: mocksLinkInHindi,
    replay: replayInHindi,
    attendance: attendanceInHindi,
    signInWays: signInWaysInHindi,
    totals: totalsInHindi,
    tracing: tracingInHindi,
  },
);
const all = [
  ...textsOf(apiMessages, {
    ...catalogue,
    errors: { ...catalogue.errors, ...apiErrors, ...mockErrorsInHindi },
  }),
  ...textsOf(mailTexts, mailCatalogue, 'mails'),
  ...ofParts,
].filter(({ path, english }) => english !== '' && !STYLE.test(path));
const placeholders = (text: unknown): string[] =>
  [...String(text).matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test('Hindi keeps the placeholders of every text', () => {
  const broken = all.filter(({ english, translation }) => {
    return (
      typeof translation === 'string' && String(placeholders(translation)) !== String(placeholders(english))
    );
  });
  expect(broken.map(({ path }) => path)).toEqual([]);
});

test('every text has its Hindi: of screens, errors, results, notifications and mails', () => {
  const missing = all.filter(({ translation, path }) => translation === undefined && !ENGLISH_ONLY.has(path));
  expect(missing.map(({ path, english }) => `${path}: ${english}`)).toEqual([]);
});

test('what stays English on purpose is there, and has no Hindi', () => {
  const english = all.filter(({ translation }) => translation === undefined).map(({ path }) => path);
  expect(english.toSorted()).toEqual([...ENGLISH_ONLY].toSorted());
});

test('toasts keep their style', () => {
  const page = translated(messages, catalogue);
  expect(page.learning.completed).toEqual({ msg: 'इसे पूरा हुआ मान लिया गया है', type: 'success' });
  expect(page.frame.unsupportedBrowser).toBe(messages.frame.unsupportedBrowser);
  expect(page.landing.steps.items).toHaveLength(3);
});
