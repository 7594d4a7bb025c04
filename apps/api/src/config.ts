import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isPlainDatabase, PLAIN_DATABASE } from '@abhyas/postgres/plain-database';
import * as z from 'zod';

/** Faults in the environment, all at once and by name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const OWN_CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));

const port = z.coerce.number().int().min(0).max(65_535);

/** An unset and an empty variable mean the same. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** `yes` shows the simulators of Google and Razorpay to others too: anybody may then be anybody and pay nothing. */
  EXPOSE_SIMULATORS: z.enum(['yes', 'no']).default('no'),
  /** `yes`: a platform of LTI or a provider of single sign-on may stand in our own network, on a college's campus. */
  ASK_PRIVATE_ADDRESSES: z.enum(['yes', 'no']).default('no'),
  /** Prometheus metrics, on loopback only; 0 takes a free port. */
  METRICS_PORT: port.default(0),
  /** Database, outbox and caches of one running copy. */
  DATA_DIR: z.string().default('.data'),
  /** The school's files, which a start on one's own machine publishes. Unset: those of this repository. */
  CONTENT_DIR: optional(z.string()),
  /** Where the embedded database's log is archived and base backups go, best on another disk. Unset: nowhere. */
  BACKUP_DIR: optional(z.string()),
  /** Unset: embedded PostgreSQL inside DATA_DIR. */
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** The run queue's own database. Unset: `abhyas_queue` beside the main one. */
  QUEUE_DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Where learners reach the product; links in mails begin with it. */
  PUBLIC_URL: optional(z.url()),
  /** Unset: each mail becomes a file in DATA_DIR/outbox. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  /** Sender of mails. Unset: no-reply at the host of PUBLIC_URL. */
  MAIL_FROM: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  RAZORPAY_KEY_ID: optional(z.string()),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  /** Addresses or networks of balancers whose forwarding headers are believed, comma separated. */
  TRUST_PROXY: optional(z.string()),
  /** Where OpenTelemetry's collector takes traces (OTLP over HTTP), as http://127.0.0.1:4318. Unset: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  /** The share of requests that is traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks every setting. This is the only reader of the environment in the API.
 * @throws ConfigError naming every faulty variable.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings need mending:\n${faults.join('\n')}`);
  }
  const values = parsed.data;
  refuseUnsafe(values);
  const dataDir = isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(values.DATA_DIR);
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    privateAddresses: values.NODE_ENV !== 'production' || values.ASK_PRIVATE_ADDRESSES === 'yes',
    dataDir,
    contentDir: values.CONTENT_DIR ? resolve(values.CONTENT_DIR) : OWN_CONTENT,
    backupDir: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    databaseUrl: values.DATABASE_URL,
    queueDatabaseUrl: values.QUEUE_DATABASE_URL,
    publicUrl: withoutSlash(values.PUBLIC_URL ?? `http://${reachableHost(values.HOST)}:${values.PORT}`),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    googleClientId: values.GOOGLE_CLIENT_ID,
    razorpay: razorpayKeys(values),
    trustProxy: values.TRUST_PROXY?.split(',').map((entry) => entry.trim()),
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: withoutSlash(values.OTEL_EXPORTER_OTLP_ENDPOINT), share: values.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    logLevel: values.LOG_LEVEL,
  };
}

function razorpayKeys(values: z.infer<typeof environment>) {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = values;
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret } = values;
  return keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : undefined;
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

/** All addresses of a machine (0.0.0.0, ::) are no address that a link can lead to. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function refuseUnsafe(values: z.infer<typeof environment>): void {
  const faults = productionFaults(values);
  if (faults.length > 0) {
    throw new ConfigError(`NODE_ENV=production does not start like this:\n${faults.join('\n')}`);
  }
  const exposed = exposedSimulators(values);
  if (exposed) throw new ConfigError(`These settings need mending:\n  HOST: ${exposed}`);
}

/** An address that only this machine reaches. */
const isLoopback = (host: string): boolean =>
  /^127(?:\.\d{1,3}){3}$/.test(host) || host === '::1' || host === 'localhost';

/** What is simulated lets anybody sign in as anybody and pay with nothing: that is for this machine alone. */
function exposedSimulators(values: z.infer<typeof environment>): string | undefined {
  if (isLoopback(values.HOST) || values.EXPOSE_SIMULATORS === 'yes') return undefined;
  const unset = SIMULATED_WITHOUT.filter((name) => !values[name]);
  if (unset.length === 0) return undefined;
  return (
    `${values.HOST} lets others reach the simulators of Google and Razorpay, with which anybody signs in as anybody ` +
    `and pays nothing. Set ${unset.join(', ')}, or leave HOST at 127.0.0.1. If that is what you want, on a network ` +
    'where you trust everybody: EXPOSE_SIMULATORS=yes'
  );
}

const SIMULATED_WITHOUT = [
  'GOOGLE_CLIENT_ID',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;

/** In production nothing may be simulated or left at a default that is only fit for one's own machine. */
function productionFaults(values: z.infer<typeof environment>): string[] {
  if (values.NODE_ENV !== 'production') return [];
  const needed = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', ...SIMULATED_WITHOUT] as const;
  const unset = needed.filter((name) => !values[name]).map((name) => `  ${name}: must be set`);
  const plain = (['DATABASE_URL', 'QUEUE_DATABASE_URL'] as const).filter((name) =>
    isPlainDatabase(values[name] ?? 'postgres:///'),
  );
  return [...unset, ...plain.map((name) => `  ${name}: ${PLAIN_DATABASE}`)];
}
