import { fileURLToPath } from 'node:url';

import { RunQueueClient } from '@abhyas/queue/run-queue.client';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { buildApp } from './app.ts';
import { backgroundWork } from './background.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDemoAccounts, refuseDemoAccounts } from './features/auth/demo-accounts.service.ts';
import { stateDemoSeller } from './features/payments/seller.service.ts';
import { ActiveRelease, followActivations } from './platform/content/active-release.ts';
import type { DB } from './platform/database/database-types.generated.ts';
import { openConnections, openDatabase, openPatientDatabase } from './platform/database/database.ts';
import { openGoogle } from './platform/identity/google.ts';
import { JobRunner } from './platform/jobs/job-runner.ts';
import { listen } from './platform/overload/listeners.ts';
import { listenFailure } from './platform/http/listen-failure.ts';
import { openLog } from './platform/telemetry/log.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { setUpPayments } from './platform/payment-provider/payment-setup.ts';
import { StartFailure } from '@abhyas/postgres/start-failure';
import { AssetPreviewer } from './platform/content/asset-previewer.ts';
import { ReleaseBuilder } from './platform/content/release-builder.ts';
import { queueReady } from './platform/database/run-queue.ts';
import { openTracing } from './platform/telemetry/tracing.ts';
import { publishStarterContent } from './starter/starter-content.ts';
import { startDatabase } from './start-database.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What is under way may end; then we go, whoever still holds on. */
const STOP_WITHIN_MS = 25_000;

/** A line for the person at the terminal; `npm start` shows it. */
function announce(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = openLog(config.logLevel);
  const database = await startDatabase(config, log);
  const tracing = await openTracing(config);
  const onLost = (err: Error) => log.warn({ err }, 'database connection lost');
  const db = openDatabase(database.mainUrl, onLost, tracing?.noteQuery);
  const patient = openPatientDatabase(database.mainUrl);
  const notes = await (config.production
    ? refuseDemoAccounts(db)
    : setUpOwnMachine({ db, patient, config, log }));
  const release = new ActiveRelease(db, patient);
  await release.refresh();
  const builder = new ReleaseBuilder(database.mainUrl);
  const previewer = new AssetPreviewer();
  const activations = followActivations(database.mainUrl, release, log);
  const queue = tracing?.openQueue(database.queueUrls.api) ?? new RunQueueClient(database.queueUrls.api);
  const needs = queueReady(queue);
  let localUrl = '';
  const payments = await setUpPayments(config, () => localUrl);
  if (payments.simulator) await stateDemoSeller(db);
  const google = await openGoogle(config.googleClientId);
  const mailer = openMailer({ ...config, from: config.mailFrom, announce });
  const { provider } = payments;
  const context = { config, db, release, builder, previewer, queue, google, mailer, provider, log };
  const app = await buildApp({ ...context, needs, payments, tracing, webFolder: WEB_FOLDER });
  const jobs = new JobRunner({ databaseUrl: database.mainUrl, ...backgroundWork(context), log });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    const threads = [builder.close(), previewer.close()];
    await Promise.all([activations.close(), queue.close(), google.close(), jobs.stop(), ...threads]);
    mailer.close();
    await Promise.all([db.destroy(), patient.destroy()]);
    await tracing?.close();
    await database.stop();
  };
  const end = () => {
    // A connection that never lets go must not keep a process that was told to leave.
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end);
  // scripts/start.mjs was killed, perhaps while we were starting: nobody would stop us any more.
  process.once('disconnect', end);
  if (process.send !== undefined && !process.connected) return end();

  await openConnections(db);
  const address = await listen(app, { host: config.host, port: config.port });
  localUrl = address;
  log.info({ address }, 'API is ready');
  // scripts/start.mjs waits for this word before it says that the product is up.
  process.send?.({
    type: 'ready',
    address,
    runner: { QUEUE_DATABASE_URL: database.queueUrls.runner },
    notes,
  });
}

type OwnMachine = {
  readonly db: Kysely<DB>;
  readonly patient: Kysely<DB>;
  readonly config: Config;
  readonly log: Logger;
};

/** On one's own machine the school's files are published, and there is somebody to sign in as. */
async function setUpOwnMachine({ db, patient, config, log }: OwnMachine): Promise<string[]> {
  await publishStarterContent(patient, config.contentDir, { log, announce });
  return openDemoAccounts(db);
}

main().catch((error: unknown) => {
  const fault = listenFailure(error);
  const plain = fault instanceof ConfigError || fault instanceof StartFailure;
  const text = plain ? fault.message : String(fault instanceof Error ? fault.stack : fault);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
