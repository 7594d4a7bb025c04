import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { warmRunner } from '@abhyas/queue/testing/warm-runner';

import { writeSmallSchool } from '../../scripts/testing/small-school-folder.ts';

const API = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));
const RUNNER = fileURLToPath(new URL('../../apps/runner/src/main.ts', import.meta.url));
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const RESTART_PAUSE_MS = 300;

const SUPERUSER = 'postgres';

type Ready = { readonly type: string; readonly address: string; readonly runner: Record<string, string> };

/** The product's two programs on a data folder of their own, without the web app. */
export class Product {
  readonly #dataDir: string;
  readonly #api: ChildProcess;
  readonly #runnerEnv: Record<string, string>;
  readonly address: string;
  #runner: ChildProcess | undefined;
  #prepared: Promise<unknown> = Promise.resolve();
  #stopping = false;

  private constructor(dataDir: string, api: ChildProcess, ready: Ready) {
    this.#dataDir = dataDir;
    this.#api = api;
    this.address = ready.address;
    this.#runnerEnv = { PATH, DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...ready.runner };
  }

  /** Without a runner of its own somebody else has to join the queue. `smallSchool`: it does not publish the courses first. */
  static async start({ withRunner = true, smallSchool = false } = {}): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-bench-'));
    await warmRunner(dataDir);
    const school = smallSchool && { CONTENT_DIR: await writeSmallSchool(join(dataDir, 'school')) };
    const env = { PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal', ...school };
    const api = fork(API, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const product = new Product(dataDir, api, await readyMessage(api));
    if (withRunner) await product.startRunner();
    return product;
  }

  /** Starts a runner that is started again, as `npm start` does, when it dies. */
  async startRunner(): Promise<void> {
    const runner = fork(RUNNER, { env: this.#runnerEnv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#runner = runner;
    runner.once('exit', () => {
      // One that is killed before it was ready is followed by the next all the same.
      if (!this.#stopping) void sleep(RESTART_PAUSE_MS).then(() => this.startRunner().catch(() => {}));
    });
    this.#prepared = message(runner, 'prepared').catch(() => undefined);
    await readyMessage(runner);
  }

  /** The runner has compiled its headers ahead and warmed its compilers. */
  async prepared(): Promise<void> {
    await this.#prepared;
  }

  /** Where runners join. */
  get queueUrl(): string {
    return this.#runnerEnv['QUEUE_DATABASE_URL'] ?? '';
  }

  get apiPid(): number {
    return this.#api.pid ?? 0;
  }

  get runnerPid(): number {
    return this.#runner?.pid ?? 0;
  }

  /** The embedded server's first process. */
  async databasePid(): Promise<number> {
    const lockFile = await readFile(join(this.#postgresFolder, 'cluster/postmaster.pid'), 'utf8');
    return Number(lockFile.split('\n', 1)[0]);
  }

  killRunner(): void {
    this.#runner?.kill('SIGKILL');
  }

  /** Everything of the database dies with its first process. */
  async killDatabase(): Promise<void> {
    process.kill(await this.databasePid(), 'SIGKILL');
  }

  /** The main database as its superuser. */
  async databaseUrl(database = 'abhyas'): Promise<string> {
    const [password, port] = await Promise.all(
      ['password', 'port'].map((name) => readFile(join(this.#postgresFolder, name), 'utf8')),
    );
    return `postgres://${SUPERUSER}:${password?.trim()}@127.0.0.1:${port?.trim()}/${database}`;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const child of [this.#runner, this.#api]) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  get #postgresFolder(): string {
    return join(this.#dataDir, 'postgres');
  }
}

function readyMessage(child: ChildProcess): Promise<Ready> {
  return message(child, 'ready') as Promise<Ready>;
}

function message(child: ChildProcess, type: string): Promise<{ readonly type: string }> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`it ended with ${code} before it was ${type}`)));
    child.on('message', (sent: { readonly type: string }) => {
      if (sent.type === type) resolve(sent);
    });
  });
}
