import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PageLanguage } from '@abhyas/contract/page-language';
import type { StaffRole } from '@abhyas/contract/admin.staff';
import type { ReleaseBundle } from '@abhyas/content/release';
import { RunQueueClient } from '@abhyas/queue/run-queue.client';
import { createQueueTestDatabase } from '@abhyas/queue/testing/queue-test-database';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import { pino, type Logger } from 'pino';

import { buildApp } from '../app.ts';
import { backgroundWork } from '../background.ts';
import { readConfig } from '../config.ts';
import { stateDemoSeller } from '../features/payments/seller.service.ts';
import { ActiveRelease } from '../platform/content/active-release.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { DB } from '../platform/database/database-types.generated.ts';
import { openGoogle, type Google } from '../platform/identity/google.ts';
import { doDueJobs } from '../platform/jobs/job-tables.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import { createTestDatabase } from '@abhyas/postgres/testing/test-database';
import { setUpPayments, type PaymentSetup } from '../platform/payment-provider/payment-setup.ts';
import { AssetPreviewer } from '../platform/content/asset-previewer.ts';
import {
  ReleaseBuilder,
  type BuilderThreads,
  type BuilderTimes,
} from '../platform/content/release-builder.ts';
import { openTracing } from '../platform/telemetry/tracing.ts';
import { publishRelease } from '../platform/content/release-store.ts';
import { makeStaff } from './make-staff.ts';
import { testRelease } from './test-release.ts';

type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly text: string };

/** A person who talks to the product over HTTP. */
export type Person = {
  readonly token: string;
  get(url: string): Promise<Answer>;
  post(url: string, body?: object): Promise<Answer>;
  /** The same person on a page in another language. */
  speaking(language: PageLanguage): Person;
};

/** The whole API on a database of its own, with content published. */
export type TestProduct = {
  readonly app: FastifyInstance;
  readonly db: Kysely<DB>;
  readonly release: ActiveRelease;
  readonly queue: RunQueueClient;
  readonly payments: PaymentSetup;
  readonly google: Google;
  /** Mails are in `outbox` below it. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Does the background jobs that are due: nothing else does them in a test. */
  doJobs(): Promise<void>;
  /** Where a process of the test's own would ask for runs. */
  readonly queueUrl: string;
  /** Where a runner of the test's own would join. */
  readonly runnerUrl: string;
  /** Nobody is signed in. */
  readonly visitor: Person;
  /** Registers a new learner and signs them in. */
  learner(name?: string): Promise<Person & { readonly accountId: string; readonly email: string }>;
  /** Somebody who has registered, at another device. */
  signIn(email: string): Promise<Person>;
  /** Somebody of the staff whose session has given its second factor. */
  signInStaff(
    ...roles: StaffRole[]
  ): Promise<Person & { readonly accountId: string; readonly email: string }>;
  close(): Promise<void>;
};

type Options = {
  /** Silent unless a test reads it. */
  readonly log?: Logger;
  /** Where the built web application stands, for a test that needs one. */
  readonly webFolder?: string;
  /** How patient the builder of releases is. */
  readonly builderTimes?: Partial<BuilderTimes>;
};

const PASSWORD = 'correct horse battery';
let people = 0;
/** Reading all that builds a release takes a second: the products of a process share what has read it. */
const builderThreads: BuilderThreads = new Map();

/** `settings` are environment variables, as `config.ts` reads them. */
export async function startTestProduct(
  content: ReleaseBundle = { release: testRelease, blobs: new Map() },
  settings: Readonly<Record<string, string>> = {},
  { log = pino({ level: 'silent' }), webFolder = '/nowhere', builderTimes }: Options = {},
): Promise<TestProduct> {
  const [database, queueDatabase] = await Promise.all([createTestDatabase(), createQueueTestDatabase()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-product-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings });
  const tracing = await openTracing(config);
  const queue = tracing?.openQueue(queueDatabase.apiUrl) ?? new RunQueueClient(queueDatabase.apiUrl);
  const db = openDatabase(database.url, () => undefined, tracing?.noteQuery);
  await Promise.all([publishRelease(db, content), stateDemoSeller(db)]);
  const release = new ActiveRelease(db);
  await release.refresh();
  let localUrl = '';
  const payments = await setUpPayments({ ...config, dataDir }, () => localUrl);
  const google = await openGoogle(undefined);
  const mailer = openMailer({ ...config, dataDir, from: config.mailFrom, announce: () => undefined });
  const { provider } = payments;
  const builder = new ReleaseBuilder(database.url, builderTimes, builderTimes ? undefined : builderThreads);
  const previewer = new AssetPreviewer();
  const context = { config, db, release, builder, previewer, queue, google, mailer, provider, log };
  const app = await buildApp({ ...context, needs: [], payments, tracing, webFolder });
  localUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    db,
    release,
    queue,
    payments,
    google,
    dataDir,
    databaseUrl: database.url,
    queueUrl: queueDatabase.apiUrl,
    runnerUrl: queueDatabase.runnerUrl,
    doJobs: () => doDueJobs(database.url, backgroundWork(context).tasks),
    ...peopleOf(app, db),
    close: async () => {
      const closed = app.close();
      // A stream that a test has left keeps its connection for as long as a browser may keep one: over a minute.
      app.server.closeAllConnections();
      await closed;
      mailer.close();
      if (builderTimes) await builder.close();
      await Promise.all([db.destroy(), queue.close(), google.close(), previewer.close(), tracing?.close()]);
      await Promise.all([database.drop(), queueDatabase.drop(), rm(dataDir, { recursive: true })]);
    },
  };
}

/** Who can come to a product: nobody in particular, learners and staff. */
function peopleOf(
  app: FastifyInstance,
  db: Kysely<DB>,
): Pick<TestProduct, 'visitor' | 'learner' | 'signIn' | 'signInStaff'> {
  const visitor = person(app, '');
  const learner: TestProduct['learner'] = async (name = 'Asha Rao') => {
    people += 1;
    const email = `learner${people}@example.in`;
    const { body } = await visitor.post('/api/users', { name, email, password: PASSWORD });
    const signedIn = person(app, String(body['token']));
    const user = await signedIn.get('/api/auth');
    return { ...signedIn, email, accountId: String(user.body['_id']) };
  };
  return {
    visitor,
    learner,
    signIn: async (email) => {
      const { body } = await visitor.post('/api/auth', { email, password: PASSWORD });
      return person(app, String(body['token']));
    },
    signInStaff: async (...roles) => {
      const member = await learner(`Staff ${roles.join(' ')}`);
      await makeStaff(db, member.accountId, roles);
      return member;
    },
  };
}

function person(app: FastifyInstance, token: string, language?: PageLanguage): Person {
  const send = async (options: InjectOptions): Promise<Answer> => {
    const headers = {
      ...(token && { 'x-auth-token': token }),
      ...(language && { 'accept-language': language }),
    };
    const { statusCode, body } = await app.inject({ ...options, headers });
    const isJson = body.startsWith('{');
    return {
      status: statusCode,
      text: body,
      body: isJson ? (JSON.parse(body) as Record<string, unknown>) : {},
    };
  };
  return {
    token,
    get: (url) => send({ method: 'GET', url }),
    post: (url, body = {}) => send({ method: 'POST', url, payload: body }),
    speaking: (other) => person(app, token, other),
  };
}
