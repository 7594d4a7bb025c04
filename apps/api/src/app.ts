import { limits } from '@abhyas/contract/limits';
import { razorpaySimulator } from '@abhyas/simulators/razorpay/razorpay-simulator';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import { accountRoutes } from './features/account/account.routes.ts';
import { examsRoutes } from './features/exams/exams.routes.ts';
import { instituteRoutes } from './features/institute/institute.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { assignmentsRoutes } from './features/assignments/assignments.routes.ts';
import { needsAllTests } from './features/assignments/learner-assignments.service.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { landingRoutes } from './features/landing/landing.routes.ts';
import { onMarksChanged } from './features/assignments/marks-changed.service.ts';
import { planMarks } from './features/lti/scores.service.ts';
import { onConfirmed } from './features/auth/registration.service.ts';
import { attendanceRoutes } from './features/classes/attendance.routes.ts';
import { isListed, joinBatches } from './features/classes/batches.service.ts';
import { acceptInvitation, invitationOf } from './features/classes/invitation-mails.service.ts';
import { confirmationLinkRoutes } from './features/auth/confirmation-link.routes.ts';
import { certificatesRoutes } from './features/certificates/certificates.routes.ts';
import { commentsRoutes } from './features/comments/comments.routes.ts';
import { learningRoutes } from './features/learning/learning.routes.ts';
import { practiceToday } from './features/mastery/mastery.service.ts';
import { masteryRoutes } from './features/mastery/mastery.routes.ts';
import { mocksRoutes } from './features/mocks/mocks.routes.ts';
import { syllabusRoutes } from './features/syllabus/syllabus.routes.ts';
import { ltiRoutes } from './features/lti/lti.routes.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { plansRoutes } from './features/plans/plans.routes.ts';
import { submittedProblems } from './features/practice/history.service.ts';
import { practiceRoutes } from './features/practice/practice.routes.ts';
import { runningRoutes } from './features/running/running.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { apiDocs } from './platform/http/api-docs.ts';
import type { AppContext } from './platform/app-context.ts';
import { compressReplies } from './platform/http/compression.ts';
import { installErrorHandler } from './platform/http/error-handler.ts';
import { sights } from './platform/http/sights.ts';
import { SIMULATOR_PATH as GOOGLE_SIMULATOR_PATH } from './platform/identity/google.ts';
import type { Readiness } from './platform/readiness.ts';
import { health } from './platform/telemetry/health.ts';
import { SIMULATOR_PATH, type PaymentSetup } from './platform/payment-provider/payment-setup.ts';
import { LoadGate } from './platform/overload/load-gate.ts';
import { malformedRequests } from './platform/http/malformed-requests.ts';
import { metrics } from './platform/telemetry/metrics.ts';
import { releaseFiles } from './platform/content/release-files.ts';
import { logRequests, quietLogController, requestNames } from './platform/telemetry/request-log.ts';
import { routeTable } from './platform/http/route-table.ts';
import { securityHeaders, setSecurityHeaders } from './platform/http/security-headers.ts';
import { sessions } from './platform/identity/sessions.ts';
import { staffStatuses } from './platform/identity/staff.ts';
import type { Tracing } from './platform/telemetry/open-telemetry.ts';
import { webFiles } from './platform/http/web-files.ts';
import { staffRoutes } from './staff-routes.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;

export type AppParts = AppContext & {
  readonly payments: PaymentSetup;
  readonly needs: readonly Readiness[];
  /** Unset when traces are turned off. */
  readonly tracing?: Tracing | undefined;
  /** Folder of the built web application. */
  readonly webFolder: string;
};

/** Puts the HTTP server together. It listens nowhere yet, so tests may inject requests. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const https = config.publicUrl.startsWith('https:');
  const headers = securityHeaders({ https });
  const gate = new LoadGate(headers);
  const app = Fastify({
    ...malformedRequests(headers),
    serverFactory: gate.serverFactory,
    loggerInstance: parts.log,
    bodyLimit: limits.bodyBytesMax,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true },
    logController: quietLogController,
    genReqId: requestNames(config.trustProxy !== undefined),
    // Whoever got in before the door was closed is still served: a rolling restart fails nobody.
    return503OnClosing: false,
    // How long closing may take is bounded by the process (main.ts): Fastify would break it off in the middle.
    pluginTimeout: 0,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app, parts);
  logRequests(app);
  parts.tracing?.follow(app);
  gate.follow(app);
  app.addHook('onRequest', async (request, reply) => {
    // Answers of the API are about one person at one moment; nothing between us may keep them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  // Behind a balancer, which has to notice that we leave; nobody else could be told to go elsewhere.
  if (config.trustProxy !== undefined) app.addHook('preClose', () => gate.drain());

  await compressReplies(app);
  await app.register(routeTable);
  setSecurityHeaders(app, { https, release: parts.release });
  await app.register(metrics, { ...parts, gate });
  await app.register(sessions, parts);
  await app.register(staffStatuses, parts);
  await app.register(sights, parts);
  const staying: Readiness = { name: 'staying', check: async () => !gate.draining };
  await app.register(health, { ...parts, needs: [staying, ...parts.needs] });
  await app.register(releaseFiles, parts);
  await features(app, parts);
  if (parts.payments.simulator) {
    await app.register(razorpaySimulator, { prefix: SIMULATOR_PATH, ...parts.payments.simulator });
  }
  await app.register(landingRoutes, parts);
  if (parts.google.simulator) {
    await app.register(parts.google.simulator.routes, { prefix: GOOGLE_SIMULATOR_PATH });
  }
  await app.register(apiDocs, parts);
  await webFiles(app, { folder: parts.webFolder });
  return app;
}

async function features(app: FastifyInstance, parts: AppParts): Promise<void> {
  // Whoever confirms an address joins the classes on whose lists it stands.
  onConfirmed(joinBatches);
  // Platforms that show the marks of an assignment are told of them.
  onMarksChanged(planMarks);
  const invitations = { find: invitationOf, take: acceptInvitation, isListed };
  await app.register(authRoutes, { ...parts, invitations });
  await app.register(confirmationLinkRoutes, parts);
  await app.register(accountRoutes, parts);
  await app.register(learningRoutes, {
    ...parts,
    submittedProblems,
    practiceToday: (accountId) => practiceToday(parts, accountId),
  });
  await app.register(masteryRoutes, parts);
  await app.register(mocksRoutes, parts);
  await app.register(syllabusRoutes, parts);
  await app.register(practiceRoutes, parts);
  await app.register(assignmentsRoutes, parts);
  await app.register(attendanceRoutes, parts);
  await app.register(examsRoutes, parts);
  await app.register(instituteRoutes, parts);
  await app.register(liveRoutes, parts);
  await app.register(ltiRoutes, parts);
  await app.register(runningRoutes, {
    ...parts,
    needsAllTests: (accountId, assetId) => needsAllTests(parts.db, accountId, assetId),
  });
  await app.register(settingsRoutes, parts);
  await app.register(plansRoutes, parts);
  await app.register(paymentsRoutes, parts);
  await app.register(certificatesRoutes, parts);
  await app.register(commentsRoutes, parts);
  await app.register(notificationsRoutes, parts);
  await app.register(supportRoutes, parts);
  await app.register(staffRoutes, parts);
}
