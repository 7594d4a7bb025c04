import { health } from './messages/en/admin-health.ts';
import { classes } from './messages/en/admin-classes.ts';
import { content } from './messages/en/admin-content.ts';
import { drafts } from './messages/en/admin-drafts.ts';
import { editors } from './messages/en/admin-editors.ts';
import { learners } from './messages/en/admin-learners.ts';
import { notify } from './messages/en/admin-notify.ts';
import { money } from './messages/en/admin-money.ts';
import { proof } from './messages/en/admin-proof.ts';
import { rejudge } from './messages/en/admin-rejudge.ts';
import { shell } from './messages/en/admin-shell.ts';
import { audit, staff } from './messages/en/admin-staff.ts';
import { support } from './messages/en/admin-support.ts';
import { talk } from './messages/en/admin-talk.ts';
import { watch } from './messages/en/admin-watch.ts';

/** Texts of the console, apart from `messages.ts` so that learners do not download them. */
export const adminMessages = {
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
