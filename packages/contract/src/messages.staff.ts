import { health } from './messages/en/health.staff.ts';
import { classes } from './messages/en/classes.staff.ts';
import { content } from './messages/en/publishing-releases.staff.ts';
import { drafts } from './messages/en/publishing-drafts.staff.ts';
import { editors } from './messages/en/publishing-editors.staff.ts';
import { learners } from './messages/en/account.staff.ts';
import { notify } from './messages/en/announcements.staff.ts';
import { money } from './messages/en/payments.staff.ts';
import { proof } from './messages/en/proving.staff.ts';
import { rejudge } from './messages/en/proving-rejudging.staff.ts';
import { shell } from './messages/en/admin.staff.ts';
import { audit, staff } from './messages/en/admin-staff.ts';
import { support } from './messages/en/support.staff.ts';
import { talk } from './messages/en/comments.staff.ts';
import { watch } from './messages/en/insights.staff.ts';

/** Texts of the console, apart from `messages.ts` so that learners do not download them. */
export const staffMessages = {
  audit,
  classes,
  content,
  drafts,
  editors,
  health,
  learners,
  money,
  notify,
  proof,
  rejudge,
  shell,
  staff,
  support,
  talk,
  watch,
};
