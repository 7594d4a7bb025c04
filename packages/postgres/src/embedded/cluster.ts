import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { postgresBinaries } from './binaries.ts';
import { dieWithParent } from './die-with-parent.ts';
import { errorCode } from '../error-code.ts';
import { folderFailure, StartFailure } from '../start-failure.ts';

/** PostgreSQL refuses to run as root, and initdb wants a user with a name: Debian's `nobody`. */
const SERVER_UID = 65534;

/** The one superuser; its password is in `<dataDir>/postgres/password`, readable by its owner alone. */
export const SUPERUSER = 'postgres';

/** initdb looks its user up in /etc/passwd; a container may run us as a bare number. */
const NAMELESS_USER =
  'PostgreSQL needs a user with a name, and yours is only a number: start Abhyas as a user of this machine, or set DATABASE_URL to a PostgreSQL server of yours.';

/** Everything needed to run one database cluster. */
export type Cluster = {
  readonly folder: string;
  readonly binaries: string;
  readonly password: string;
  /** The user that runs the server; undefined: the user that runs us. */
  readonly uid: number | undefined;
  readonly logFile: string;
  readonly portFile: string;
  /** Stands in the command line of each of the server's processes, so that we know them for ours. */
  readonly name: string;
};

/** Opens the cluster in `<dataDir>/postgres`, or makes it. An initdb that was cut short is done again. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const home = join(dataDir, 'postgres');
  const folder = join(home, 'cluster');
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    const uid = await serverUid(home);
    if (uid !== undefined) await chown(home, uid, uid);
    const password = await readPassword(join(home, 'password'));
    const binaries = await postgresBinaries(uid);
    if (!(await isFolder(folder))) await createCluster({ home, folder, binaries, password, uid });
    const { dev, ino } = await stat(folder);
    const name = `abhyas-${dev}-${ino}`;
    return {
      folder,
      binaries,
      password,
      uid,
      name,
      logFile: join(home, 'log'),
      portFile: join(home, 'port'),
    };
  } catch (error) {
    throw folderFailure(home, error);
  }
}

/** As root, the owner of an existing cluster goes on owning it, whoever that was. */
async function serverUid(home: string): Promise<number | undefined> {
  const { uid } = await stat(home);
  const own = process.getuid?.();
  if (own === 0) return uid === 0 ? SERVER_UID : uid;
  if (uid === own) return undefined;
  throw new StartFailure(
    `The database in ${home} belongs to another user (uid ${uid}): start Abhyas as that user, or give this copy its own folder with DATA_DIR.`,
  );
}

async function readPassword(file: string): Promise<string> {
  try {
    const password = (await readFile(file, 'utf8')).trim();
    if (password !== '') return password;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const password = randomBytes(32).toString('base64url');
  await writeDurably(file, `${password}\n`);
  return password;
}

/** A new file that only its owner can read, whole or not there at all. */
async function writeDurably(file: string, text: string): Promise<void> {
  const partial = `${file}.new`;
  await rm(partial, { force: true });
  const handle = await open(partial, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

type NewCluster = Pick<Cluster, 'folder' | 'binaries' | 'password' | 'uid'> & { readonly home: string };

/** Makes the cluster under another name and moves it into place when it is whole. */
async function createCluster({ home, folder, binaries, password, uid }: NewCluster): Promise<void> {
  const partial = join(home, 'cluster.new');
  const passwordFile = join(home, 'password.initdb');
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  await writeDurably(passwordFile, `${password}\n`);
  if (uid !== undefined) for (const path of [partial, passwordFile]) await chown(path, uid, uid);
  // /proc/self/cwd is the working folder whatever is above it: the server's user may lack the right
  // to walk the path from the root (a clone under /root), but it can always use the folder it is in.
  await runInitdb({
    binaries,
    cwd: partial,
    uid,
    args: [
      '--pgdata=/proc/self/cwd',
      '--pwfile=/proc/self/cwd/../password.initdb',
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ],
  });
  await rm(passwordFile);
  await rename(partial, folder);
}

type Initdb = {
  readonly binaries: string;
  readonly cwd: string;
  readonly uid: number | undefined;
  readonly args: readonly string[];
};

async function runInitdb({ binaries, cwd, uid, args: options }: Initdb): Promise<void> {
  const { program, args } = await dieWithParent('KILL', [join(binaries, 'bin/initdb'), ...options]);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid !== undefined && { uid, gid: uid }),
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      if (said.includes('could not look up effective user ID')) {
        return reject(new StartFailure(NAMELESS_USER));
      }
      const reason = /^.*(?:error|FATAL):.*$/m.exec(said)?.[0] ?? said.trim().split('\n').at(-1);
      reject(
        new StartFailure(`PostgreSQL could not make its database in ${cwd}: ${reason ?? `code ${code}`}.`),
      );
    });
  });
}
