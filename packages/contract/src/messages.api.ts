import { messages } from './messages.ts';
import { assignmentStaffErrors } from './messages/en/assignments-errors.staff.ts';
import { authStaffErrors } from './messages/en/auth-errors.staff.ts';
import { classErrors } from './messages/en/classes.ts';
import { ltiErrors } from './messages/en/lti.ts';
import { ltiStaffErrors } from './messages/en/lti.staff.ts';
import { mockErrors } from './messages/en/mocks.ts';
import { notificationErrors } from './messages/en/notifications.ts';
import { instituteStaffErrors } from './messages/en/institute-errors.staff.ts';
import { paymentsStaffErrors } from './messages/en/payments-errors.staff.ts';
import { provingErrors } from './messages/en/proving.ts';
import { publishingErrors } from './messages/en/publishing.ts';
import { signInWaysErrors } from './messages/en/sign-in-ways.ts';
import { staffErrors } from './messages/en/staff.ts';

/**
 * Every text that the API says: those of the pages, and the errors that only the console can meet. The browser shows
 * these as they come, so no learner has to fetch them.
 */
export const apiMessages = {
  ...messages,
  errors: {
    ...messages.errors,
    ...assignmentStaffErrors,
    ...authStaffErrors,
    ...classErrors,
    ...ltiErrors,
    ...ltiStaffErrors,
    ...mockErrors,
    ...notificationErrors,
    ...paymentsStaffErrors,
    ...provingErrors,
    ...publishingErrors,
    ...signInWaysErrors,
    ...instituteStaffErrors,
    ...staffErrors,
  },
};
