import { constants as os } from 'node:os';

import { toolchainAt } from '@abhyas/languages/toolchains';
import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { TEST_CACHE } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Boxes, ENVIRONMENT } from '../src/sandbox/boxes.ts';
import type { CgroupMode } from '../src/sandbox/cgroups.ts';
import { testSandbox } from '../src/sandbox/testing/test-sandbox.ts';
import { requirePrograms } from '../src/sandbox/probe.ts';
import { openToolbox } from '../src/sandbox/toolbox.ts';
import { C, JAVA, PYTHON } from './attack.ts';
import { strangersAlive } from './survivors.ts';

/** Leaves a mark in every place a later run could look at. */
const LEAVE_MARKS = `import ctypes, os, socket
for folder in ("/tmp", "/dev/shm", "/work", "/var/tmp", "/run", "/"):
    try:
        open(folder + "/mark", "w").write("here")
    except OSError:
        pass
libc = ctypes.CDLL(None)
for call in ((libc.shmget, 0x4242, 4096, 0o1666), (libc.msgget, 0x4242, 0o1666), (libc.semget, 0x4242, 1, 0o1666)):
    call[0](*call[1:])
os.mkfifo("/tmp/pipe")
if os.fork() == 0:
    os.setsid()
    s = socket.socket(socket.AF_UNIX)
    s.bind("\\0mark")
    s.listen()
    s.accept()
print("left")`;

const FIND_MARKS = `import ctypes, os, socket
found = [folder for folder in ("/tmp", "/dev/shm", "/work", "/var/tmp", "/run", "/") if os.path.exists(folder + "/mark")]
libc = ctypes.CDLL(None)
for name, result in (("shm", libc.shmget(0x4242, 0, 0)), ("msg", libc.msgget(0x4242, 0)), ("sem", libc.semget(0x4242, 0, 0))):
    if result >= 0: found.append(name)
try:
    socket.socket(socket.AF_UNIX).connect("\\0mark")
    found.append("socket")
except OSError:
    pass
found += sorted(set(os.listdir("/tmp") + os.listdir("/dev/shm")))
found += [pid for pid in os.listdir("/proc") if pid.isdigit() and int(pid) not in (1, os.getpid())]
print(found)`;

/** More than there are cells, so that each is used again. */
const ROUNDS = THOROUGH ? 6 : 3;

/** Two of these at once try to tell each other that they are there. */
const SIGNAL_EACH_OTHER = `import fcntl, os, socket, time
heard = []
def attempt(name, act):
    try:
        act()
    except OSError:
        heard.append(name)
servers = []
def listen(family, address):
    s = socket.socket(family)
    s.bind(address)
    s.listen()
    servers.append(s)
attempt("abstract socket", lambda: listen(socket.AF_UNIX, "\\0channel"))
attempt("port", lambda: listen(socket.AF_INET, ("127.0.0.1", 4242)))
attempt("file", lambda: os.close(os.open("/dev/shm/channel", os.O_CREAT | os.O_EXCL)))
shared = open("/usr/bin/python3", "rb")
locks = 0
for take in (lambda: fcntl.flock(shared, fcntl.LOCK_SH), lambda: fcntl.lockf(shared, fcntl.LOCK_SH)):
    try:
        take()
        locks += 1
    except OSError:
        pass
time.sleep(0.8)
print(heard, locks)`;

describe.each<CgroupMode>(THOROUGH ? ['auto', 'none'] : ['auto'])('with cgroups: %s', (cgroups) => {
  const signal = new AbortController().signal;

  const sandbox = testSandbox(cgroups);

  async function run(language: typeof C | typeof PYTHON, code: string, stdin = '') {
    const built = await sandbox().compile({ language, code }, signal);
    if (!built.ok) throw new Error(built.report.output);
    const { memoryAddedMb, processes } = toolchainAt(language);
    const memoryMb = 128 + memoryAddedMb;
    const limits = {
      cpuMs: 2000,
      wallMs: 20_000,
      memoryMb,
      outputBytes: 32 << 20,
      processes,
      fileBytes: 16 << 20,
    };
    return sandbox().execute({ artefact: built.artefact, stdin: Buffer.from(stdin), limits }, signal);
  }

  test('nothing that a run leaves is there for the next', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect((await run(PYTHON, LEAVE_MARKS)).stdout).toBe('left\n');
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await run(PYTHON, FIND_MARKS)).toMatchObject({ stdout: '[]\n', stderr: '' });
    }
  });

  test('nothing that is compiled is there for the next source', async () => {
    const uses =
      'public class Main { public static void main(String[] a) { System.out.println(new Secret()); } }';
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const first = await sandbox().compile(
        { language: JAVA, code: `class Secret { int n = ${round}; }\n${uses}` },
        signal,
      );
      const second = await sandbox().compile({ language: JAVA, code: `${uses} // ${round}` }, signal);
      expect([first.ok, second.ok]).toEqual([true, false]);
      expect(second.report.output).toContain('cannot find symbol');
    }
  });

  test('two runs at once cannot signal each other', async () => {
    await Promise.all([run(PYTHON, 'print(1)'), run(PYTHON, SIGNAL_EACH_OTHER)]);
    const both = await Promise.all([run(PYTHON, SIGNAL_EACH_OTHER), run(PYTHON, SIGNAL_EACH_OTHER)]);
    // Without cgroups there is no port to listen on at all.
    const said = cgroups === 'none' ? "['port'] 0\n" : '[] 0\n';
    expect(both.map(({ stdout }) => stdout)).toEqual([said, said]);
  });

  test('a program under way is seen by the look for survivors, and gone when it is stopped', async () => {
    const stop = new AbortController();
    const built = await sandbox().compile(
      { language: C, code: '#include <unistd.h>\nint main() { for (;;) { fork(); sleep(1); } }' },
      signal,
    );
    if (!built.ok) throw new Error(built.report.output);
    const limits = {
      cpuMs: 9000,
      wallMs: 30_000,
      memoryMb: 64,
      outputBytes: 1024,
      processes: 32,
      fileBytes: 1 << 20,
    };
    const running = sandbox().execute(
      { artefact: built.artefact, stdin: Buffer.alloc(0), limits },
      stop.signal,
    );
    await expect.poll(strangersAlive).toContain('program');
    stop.abort();
    expect(await running).toMatchObject({ verdict: 'not-run' });
    await expect.poll(strangersAlive).toEqual([]);
  });

  test('bytes that are no text do no harm', async () => {
    const { verdict, stdout } = await run(
      PYTHON,
      'import sys\nsys.stdout.buffer.write(b"a\\0b\\xff\\xfec\\x1b[31m\\r\\n")\nsys.stdout.close()',
    );
    expect({ verdict, stdout }).toEqual({ verdict: 'accepted', stdout: 'a\0b\uFFFD\uFFFDc\u001B[31m\r\n' });
  });

  test('a program that closes its input and output ends in peace', async () => {
    const code = '#include <unistd.h>\nint main() { close(0); close(1); close(2); return 3; }';
    expect(await run(C, code)).toMatchObject({ verdict: 'runtime-error', exitCode: 3, stdout: '' });
  });

  test('ten megabytes go in and come out in one line', async () => {
    const line = 'x'.repeat(10 << 20);
    const { verdict, stdout } = await run(PYTHON, 'print(input())', line);
    expect({ verdict, same: stdout === `${line}\n` }).toEqual({ verdict: 'accepted', same: true });
  });
});

describe('what a compiler may hand out', () => {
  const ARTEFACT = '/work/program';
  const LIMITS = {
    wallMs: 10_000,
    cpuMs: 5000,
    memoryKb: 128 << 10,
    outputBytes: 65_536,
    processes: 32,
    fileKb: 4096,
    stackKb: 8192,
    artefactBytes: 1 << 20,
  };
  let boxes: Boxes;

  beforeAll(async () => {
    boxes = new Boxes(await openToolbox(TEST_CACHE, requirePrograms().jdk), {
      cgroups: 'auto',
      slots: 1,
      extra: 0,
    });
  });
  afterAll(() => boxes.close());

  test.each([
    ['a link', 'ln -s /usr/bin/true program', 'none'],
    ['a link to itself', 'ln -s program program', 'none'],
    ['a pipe', 'mkfifo program', 'refused'],
    ['a folder', 'mkdir program', 'refused'],
    ['a link to a device', 'ln -s /dev/zero program', 'none'],
    ['more than it may', 'head -c 2000000 /dev/zero > program', 'refused'],
    ['a file that is no program', 'echo fine > program', 'taken'],
    ['a file although the compiler failed', 'echo fine > program; exit 1', 'none'],
  ])('%s', async (_, command, state) => {
    const order = { limits: LIMITS, env: ENVIRONMENT, argv: ['/bin/sh', '-c', command], files: [] };
    const outcome = await boxes.run(
      { ...order, artefact: ARTEFACT, stdin: Buffer.alloc(0) },
      new AbortController().signal,
    );
    expect(outcome.artefactState).toBe(state);
    expect(outcome.artefact.toString()).toBe(state === 'taken' ? 'fine\n' : '');
  });

  test.each([
    [
      'a name that is too long',
      { path: `/work/${'x'.repeat(300)}`, bytes: Buffer.from('x') },
      os.errno.ENAMETOOLONG,
    ],
    ['more bytes than fit', { path: '/work/x', bytes: Buffer.alloc(200 << 20) }, os.errno.ENOSPC],
  ])('files that a box cannot take cost one box and say why: %s', async (_, file, errno) => {
    const order = { limits: LIMITS, env: ENVIRONMENT, argv: ['/bin/true'], stdin: Buffer.alloc(0) };
    const outcome = await boxes.run(
      { ...order, files: [{ mode: 0o644, ...file }] },
      new AbortController().signal,
    );
    expect(outcome).toMatchObject({ reason: 'exited', execErrno: errno });
  });
});
