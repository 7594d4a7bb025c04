import { account, accountErrors } from './messages/en/account.ts';
import { auth, authErrors } from './messages/en/auth.ts';
import { comments, commentErrors } from './messages/en/comments.ts';
import { frame, frameErrors } from './messages/en/frame.ts';
import { landing } from './messages/en/landing.ts';
import { learning, learningErrors } from './messages/en/learning.ts';
import { notifications, notificationErrors } from './messages/en/notifications.ts';
import { payments, paymentErrors } from './messages/en/payments.ts';
import { practice, practiceErrors } from './messages/en/practice.ts';
import { running, runningErrors } from './messages/en/running.ts';
import { support, supportErrors } from './messages/en/support.ts';

/** Every text a person reads, by feature. Placeholders are written `{name}`; see `fill`. */
export const messages = {
  account,
  auth,
  comments,
  frame,
  landing,
  learning,
  notifications,
  payments,
  practice,
  running,
  support,
  errors: {
    ...accountErrors,
    ...authErrors,
    ...commentErrors,
    ...frameErrors,
    ...learningErrors,
    ...notificationErrors,
    ...paymentErrors,
    ...practiceErrors,
    ...runningErrors,
    ...supportErrors,
  },
};

/** Puts values into a text's `{name}` placeholders; an unknown placeholder stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** An alert of the spec: its text and its style stand side by side, so an owner can change either in one word. */
export type Alert = { readonly msg: string; readonly type: 'info' | 'success' | 'error' };
