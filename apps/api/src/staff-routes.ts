import type { FastifyInstance } from 'fastify';

import { accountStaffRoutes } from './features/account/account.staff.routes.ts';
import { adminStaffRoutes } from './features/admin/admin.staff.routes.ts';
import { announcementsStaffRoutes } from './features/announcements/announcements.staff.routes.ts';
import { assignmentsStaffRoutes } from './features/assignments/assignments.staff.routes.ts';
import { authStaffRoutes } from './features/auth/auth.staff.routes.ts';
import { classAccessStaffRoutes } from './features/classes/class-access.staff.routes.ts';
import { certificatesStaffRoutes } from './features/certificates/certificates.staff.routes.ts';
import { attendanceStaffRoutes } from './features/classes/attendance.staff.routes.ts';
import { listsStaffRoutes } from './features/classes/lists.staff.routes.ts';
import { classesStaffRoutes } from './features/classes/classes.staff.routes.ts';
import { commentsStaffRoutes } from './features/comments/comments.staff.routes.ts';
import { entitlementsStaffRoutes } from './features/entitlements/entitlements.staff.routes.ts';
import { examsStaffRoutes } from './features/exams/exams.staff.routes.ts';
import { instituteStaffRoutes } from './features/institute/institute.staff.routes.ts';
import { liveStaffRoutes } from './features/live/live.staff.routes.ts';
import { ltiStaffRoutes } from './features/lti/lti.staff.routes.ts';
import { healthStaffRoutes } from './features/health/health.staff.routes.ts';
import { insightsStaffRoutes } from './features/insights/insights.staff.routes.ts';
import { paymentsStaffRoutes } from './features/payments/payments.staff.routes.ts';
import { provingStaffRoutes } from './features/proving/proving.staff.routes.ts';
import { notProvedSince } from './features/proving/proving.service.ts';
import type { FindNotProved } from './features/publishing/publishing.service.ts';
import { draftsStaffRoutes } from './features/publishing/drafts.staff.routes.ts';
import { pricesStaffRoutes } from './features/publishing/prices.staff.routes.ts';
import { releasesStaffRoutes } from './features/publishing/releases.staff.routes.ts';
import { supportStaffRoutes } from './features/support/support.staff.routes.ts';
import type { AppContext } from './platform/app-context.ts';

/** Every call of the console; each is in the feature that it belongs to. */
export async function staffRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(adminStaffRoutes, context);
  await app.register(accountStaffRoutes, context);
  await app.register(certificatesStaffRoutes, context);
  await app.register(authStaffRoutes, context);
  await app.register(healthStaffRoutes, context);
  await app.register(classesStaffRoutes, context);
  await app.register(listsStaffRoutes, context);
  await app.register(attendanceStaffRoutes, context);
  await app.register(assignmentsStaffRoutes, context);
  await app.register(examsStaffRoutes, context);
  await app.register(instituteStaffRoutes, context);
  await app.register(liveStaffRoutes, context);
  await app.register(ltiStaffRoutes, context);
  await app.register(releasesStaffRoutes, context);
  await app.register(pricesStaffRoutes, context);
  const findNotProved: FindNotProved = (step) => notProvedSince(context.db, step);
  await app.register(draftsStaffRoutes, { ...context, findNotProved });
  await app.register(provingStaffRoutes, context);
  await app.register(commentsStaffRoutes, context);
  await app.register(supportStaffRoutes, context);
  await app.register(paymentsStaffRoutes, context);
  await app.register(entitlementsStaffRoutes, context);
  await app.register(classAccessStaffRoutes, context);
  await app.register(announcementsStaffRoutes, context);
  await app.register(insightsStaffRoutes, context);
}
