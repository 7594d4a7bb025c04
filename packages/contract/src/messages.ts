import { account, accountErrors } from './messages/en/account.ts';
import { examErrors } from './messages/en/exams-errors.ts';
import { assignmentErrors, assignments } from './messages/en/assignments.ts';
import { auth, authErrors, fieldTexts } from './messages/en/auth.ts';
import { certificateErrors } from './messages/en/certificates.ts';
import { comments, commentErrors } from './messages/en/comments.ts';
import { console } from './messages/en/console.ts';
import { demo } from './messages/en/demo.ts';
import { exercise } from './messages/en/exercise.ts';
import { frame, frameErrors } from './messages/en/frame.ts';
import { landing } from './messages/en/landing.ts';
import { learning, learningErrors } from './messages/en/learning.ts';
import { mastery } from './messages/en/mastery.ts';
import { notifications } from './messages/en/notifications.ts';
import { offline } from './messages/en/offline.ts';
import { payments, paymentErrors } from './messages/en/payments.ts';
import { practice, practiceErrors } from './messages/en/practice.ts';
import { running, runningErrors } from './messages/en/running.ts';
import { settings } from './messages/en/settings.ts';
import { support, supportErrors } from './messages/en/support.ts';
import { syllabus } from './messages/en/syllabus.ts';
import { tags } from './messages/en/tags.ts';

/**
 * Every text that the pages show, by feature; of the errors those that a learner may meet. Placeholders are written
 * `{name}`; see fill.ts.
 */
export const messages = {
  account,
  assignments,
  auth,
  comments,
  console,
  demo,
  exercise,
  frame,
  landing,
  learning,
  mastery,
  notifications,
  offline,
  payments,
  practice,
  running,
  settings,
  support,
  syllabus,
  tags,
  fieldTexts,
  errors: {
    ...accountErrors,
    ...assignmentErrors,
    ...authErrors,
    ...certificateErrors,
    ...commentErrors,
    ...examErrors,
    ...frameErrors,
    ...learningErrors,
    ...paymentErrors,
    ...practiceErrors,
    ...runningErrors,
    ...supportErrors,
  },
};

/** A toast: its text and its style stand side by side, so an owner can change either in one word. */
export type Toast = { readonly msg: string; readonly type: 'info' | 'success' | 'error' };

export { fill } from './fill.ts';
