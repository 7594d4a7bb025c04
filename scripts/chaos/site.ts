import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { Kysely } from 'kysely';

import type { DB } from '../../apps/api/src/platform/database/database-types.generated.ts';
import { openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { publishRelease } from '../../apps/api/src/platform/content/release-store.ts';
import { benchRelease } from '../testing/bench-release.ts';
import { warmRunner } from '@abhyas/queue/testing/warm-runner';
import { Member } from './member.ts';
import { nginxCommand } from './nginx.ts';
import { type DatabaseServer, embeddedServer } from './database-server.ts';
import { LOOPBACK, type Host } from './host.ts';
import { PLAN, Provider } from './provider.ts';
import { withUndo } from './undo.ts';

const API = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));
const RUNNER = fileURLToPath(new URL('../../apps/runner/src/main.ts', import.meta.url));
const READY_WITHIN_MS = 60_000;
/** As CPUWeight=20 in deploy/systemd: a fifth of what others get, where they want it, too. */
const AFTER_EVERYTHING = ['nice', '-n', '7'];
/** Few, so that many runs are made. */
const TESTS = 2;

export type SitePlan = {
  readonly apis: number;
  readonly runners: number;
  /** Where each program stands; all of them on this machine when unset. */
  readonly hostOf?: (name: string) => Host;
  readonly database?: (folder: string) => Promise<DatabaseServer>;
  readonly apiEnv?: Readonly<Record<string, string>>;
  readonly runnerEnv?: Readonly<Record<string, string>>;
  /** The words before the command of one API process, as `faketime`. */
  readonly apiWords?: (name: string) => readonly string[];
  /** Unset: in the site's own folder. */
  readonly logFolder?: string;
};

/** The product as deploy/ lays it out: nginx, API processes, runners and one PostgreSQL, on a folder of its own. */
export class Site {
  readonly folder: string;
  readonly plan: SitePlan;
  readonly apis: Member[] = [];
  readonly runners: Member[] = [];
  readonly apiAddresses: string[] = [];
  readonly provider = new Provider();
  #nginx: Member | undefined;
  #database: DatabaseServer | undefined;
  #db: Kysely<DB> | undefined;
  address = '';

  private constructor(folder: string, plan: SitePlan) {
    this.folder = folder;
    this.plan = plan;
  }

  /** Starts all of it with one problem published, and gives it to `use`; whatever happens then, it is taken down. */
  static async during<T>(plan: SitePlan, use: (site: Site) => Promise<T>): Promise<T> {
    const site = new Site(await mkdtemp(join(tmpdir(), 'abhyas-chaos-')), plan);
    return withUndo(
      () => site.#end(),
      async () => {
        try {
          await site.#start();
          return await use(site);
        } finally {
          await site.#stop();
        }
      },
    );
  }

  get members(): readonly Member[] {
    return [...this.apis, ...this.runners];
  }

  get database(): DatabaseServer {
    if (this.#database === undefined) throw new Error('the database is not up yet');
    return this.#database;
  }

  /** For looking at what is recorded. */
  get db(): Kysely<DB> {
    this.#db ??= openDatabase(this.database.url('abhyas'), () => undefined);
    return this.#db;
  }

  /** Resolves when every API process says that it and all that it needs is there. */
  async ready(withinMs = READY_WITHIN_MS): Promise<number> {
    const startedAt = performance.now();
    for (const address of this.apiAddresses) {
      while (!(await answersReady(address))) {
        if (performance.now() - startedAt > withinMs) throw new Error(`${address} was not ready in time`);
        await sleep(25);
      }
    }
    return performance.now() - startedAt;
  }

  async #start(): Promise<void> {
    const { plan, folder } = this;
    await mkdir(join(folder, 'tmp'));
    this.#database = await (plan.database ?? embeddedServer)(folder);
    const hostOf = plan.hostOf ?? (() => LOOPBACK);
    await this.provider.start(hostOf('provider').ip, () => this.address);
    const nginxAt = hostOf('nginx');
    const nginxPort = await freePort(nginxAt);
    this.address = `http://${nginxAt.ip}:${nginxPort}`;
    for (let number = 1; number <= plan.apis; number += 1) await this.#startApi(`api${number}`, hostOf);
    const nginx = {
      folder,
      listen: `${nginxAt.ip}:${nginxPort}`,
      upstreams: this.apiAddresses.map((address) => new URL(address).host),
    };
    this.#nginx = new Member({
      name: 'nginx',
      command: [...nginxAt.prefix, ...(await nginxCommand(nginx))],
      env: {},
      logFile: join(folder, 'nginx-out.log'),
      speaks: false,
    });
    await this.#startRunners(hostOf);
    const { release, blobs } = benchRelease({
      tests: TESTS,
      input: (test) => `${test}\n`,
      answer: (test) => `${test * 2}\n`,
    });
    await publishRelease(this.db, { release: { ...release, plans: [PLAN] }, blobs });
    await this.db.updateTable('seller').set({ address: '12 MG Road, Bengaluru 560001' }).execute();
    await this.ready();
  }

  async #startApi(name: string, hostOf: (name: string) => Host): Promise<void> {
    const at = hostOf(name);
    const port = String(await freePort(at));
    this.apiAddresses.push(`http://${at.ip}:${port}`);
    const api = new Member({
      name,
      command: [
        ...at.prefix,
        ...(this.plan.apiWords?.(name) ?? []),
        process.execPath,
        '--disable-warning=ExperimentalWarning',
        ...this.provider.apiWords,
        API,
      ],
      env: {
        ...PRODUCTION,
        ...this.provider.apiEnv,
        HOST: at.ip,
        PORT: port,
        PUBLIC_URL: this.address,
        TRUST_PROXY: hostOf('nginx').ip,
        DATABASE_URL: this.database.url('abhyas'),
        DATA_DIR: join(this.folder, name),
        ...this.plan.apiEnv,
      },
      logFile: join(this.plan.logFolder ?? this.folder, `${name}.log`),
    });
    this.apis.push(api);
    await api.ready;
  }

  async #startRunners(hostOf: (name: string) => Host): Promise<void> {
    const ready = await this.apis[0]?.ready;
    for (let number = 1; number <= this.plan.runners; number += 1) {
      const name = `runner${number}`;
      await warmRunner(join(this.folder, name));
      const runner = new Member({
        name,
        command: [
          ...hostOf(name).prefix,
          ...AFTER_EVERYTHING,
          process.execPath,
          '--disable-warning=ExperimentalWarning',
          RUNNER,
        ],
        env: {
          DATA_DIR: join(this.folder, name),
          LOG_LEVEL: 'warn',
          RUNNER_POOLS: 'off',
          ...ready?.runner,
          ...this.plan.runnerEnv,
        },
        logFile: join(this.plan.logFolder ?? this.folder, `${name}.log`),
      });
      this.runners.push(runner);
      await runner.ready;
    }
  }

  async #stop(): Promise<void> {
    const members = [...this.runners, ...this.apis, ...(this.#nginx ? [this.#nginx] : [])];
    await Promise.all(members.map((member) => member.stop()));
    await this.provider.stop();
    await this.#db?.destroy();
    await this.#database?.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }

  /** For Ctrl-C: the database's own watchdog ends it with us. */
  #end(): void {
    for (const member of [...this.members, ...(this.#nginx ? [this.#nginx] : [])]) member.end();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** The services that are not here answer nobody; what needs them is proved elsewhere, with their simulators. */
const PRODUCTION = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SMTP_URL: 'smtp://127.0.0.1:1',
  GOOGLE_CLIENT_ID: 'chaos',
};

async function answersReady(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(3000);
  const answer = await fetch(`${address}/readyz`, { signal }).catch(() => undefined);
  return answer?.ok === true;
}

/** On a host of its own any port is free. */
function freePort({ prefix }: Host): Promise<number> {
  if (prefix.length > 0) return Promise.resolve(3000);
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
