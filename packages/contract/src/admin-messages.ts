import { health } from './messages/en/admin-health.ts';
import { learners } from './messages/en/admin-learners.ts';
import { shell } from './messages/en/admin-shell.ts';
import { audit, staff } from './messages/en/admin-staff.ts';

/** Texts of the console, apart from `messages.ts` so that learners do not download them. */
export const adminMessages = { audit, health, learners, shell, staff };
