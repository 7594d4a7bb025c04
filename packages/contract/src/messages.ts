import { account, accountErrors } from './messages/en/account.ts';
import { auth, authErrors, fieldTexts } from './messages/en/auth.ts';
import { comments, commentErrors } from './messages/en/comments.ts';
import { console } from './messages/en/console.ts';
import { classErrors } from './messages/en/classes.ts';
import { demo } from './messages/en/demo.ts';
import { exercise } from './messages/en/exercise.ts';
import { frame, frameErrors } from './messages/en/frame.ts';
import { landing } from './messages/en/landing.ts';
import { learning, learningErrors } from './messages/en/learning.ts';
import { paymentsDeskErrors } from './messages/en/payments-desk.ts';
import { mastery } from './messages/en/mastery.ts';
import { notifications, notificationErrors } from './messages/en/notifications.ts';
import { offline } from './messages/en/offline.ts';
import { payments, paymentErrors } from './messages/en/payments.ts';
import { practice, practiceErrors } from './messages/en/practice.ts';
import { provingErrors } from './messages/en/proving.ts';
import { publishingErrors } from './messages/en/publishing.ts';
import { running, runningErrors } from './messages/en/running.ts';
import { settings } from './messages/en/settings.ts';
import { staffErrors } from './messages/en/staff.ts';
import { support, supportErrors } from './messages/en/support.ts';
import { syllabus } from './messages/en/syllabus.ts';
import { tags } from './messages/en/tags.ts';
import { tracing } from './messages/en/tracing.ts';

/** Every text a person reads, by feature. Placeholders are written `{name}`; see fill.ts. */
export const messages = {
  account,
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
  tracing,
  fieldTexts,
  errors: {
    ...accountErrors,
    ...authErrors,
    ...classErrors,
    ...commentErrors,
    ...frameErrors,
    ...learningErrors,
    ...paymentsDeskErrors,
    ...notificationErrors,
    ...paymentErrors,
    ...practiceErrors,
    ...provingErrors,
    ...publishingErrors,
    ...runningErrors,
    ...staffErrors,
    ...supportErrors,
  },
};

/** An alert: its text and its style stand side by side, so an owner can change either in one word. */
export type Alert = { readonly msg: string; readonly type: 'info' | 'success' | 'error' };

export { fill } from './fill.ts';
