import { health } from './messages/en/health.staff.ts';
import { assignments } from './messages/en/assignments.staff.ts';
import { classReport } from './messages/en/class-report.staff.ts';
import { attendance } from './messages/en/attendance.staff.ts';
import { exams } from './messages/en/exams.staff.ts';
import { classes } from './messages/en/classes.staff.ts';
import { releases } from './messages/en/publishing-releases.staff.ts';
import { drafts } from './messages/en/publishing-drafts.staff.ts';
import { editors } from './messages/en/publishing-editors.staff.ts';
import { account } from './messages/en/account.staff.ts';
import { signIn } from './messages/en/auth.staff.ts';
import { announcements } from './messages/en/announcements.staff.ts';
import { institute } from './messages/en/institute.staff.ts';
import { live } from './messages/en/live.staff.ts';
import { ltiStaff as lti } from './messages/en/lti.staff.ts';
import { payments } from './messages/en/payments.staff.ts';
import { proving } from './messages/en/proving.staff.ts';
import { rejudging } from './messages/en/proving-rejudging.staff.ts';
import { similarity } from './messages/en/similarity.staff.ts';
import { shell } from './messages/en/admin.staff.ts';
import { audit, staff } from './messages/en/admin-staff.ts';
import { support } from './messages/en/support.staff.ts';
import { comments } from './messages/en/comments.staff.ts';
import { insights } from './messages/en/insights.staff.ts';

/** Texts of the console, apart from `messages.ts` so that learners do not download them. */
export const staffMessages = {
  account,
  announcements,
  assignments,
  attendance,
  classReport,
  audit,
  classes,
  comments,
  drafts,
  editors,
  exams,
  health,
  insights,
  institute,
  live,
  lti,
  payments,
  proving,
  rejudging,
  releases,
  shell,
  similarity,
  signIn,
  staff,
  support,
};
