import { toolchainAt } from '@abhyas/languages/toolchains';
import { oneOf, THOROUGH } from '@abhyas/queue/testing/thorough';
import { TEST_CACHE } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createSandbox } from '../src/sandbox/bubblewrap-sandbox.ts';
import type { CgroupMode } from '../src/sandbox/cgroups.ts';
import type { Sandbox } from '../src/sandbox/sandbox.ts';
import { PREPARING_MS } from '../src/sandbox/testing/test-sandbox.ts';
import { PYTHON, type Attack } from './attack.ts';
import { COMPILERS } from './compilers.attacks.ts';
import { ESCAPES } from './escape.attacks.ts';
import { EXHAUSTION } from './exhaustion.attacks.ts';
import { strangersAlive } from './survivors.ts';

const TWICE = 2;
/** Each attack comes twice in a row; in `npm test` once, after all those before it in the same cell. */
const ROUNDS = THOROUGH ? TWICE : 1;
/** What a program leaves behind is in mounts and namespaces; the other mode's own isolation is tried by attacks.test.ts. */
const MODES: readonly CgroupMode[] = THOROUGH ? ['auto', 'none'] : ['auto'];
const signal = new AbortController().signal;

/** Everything about its box that a program can see and another one could have changed. */
const LOOK_AROUND = `import ctypes, json, os, resource, socket, time
libc = ctypes.CDLL(None)
def read(path):
    try:
        with open(path) as file: return file.read()
    except OSError as error: return error.strerror
def listing(folder):
    try: return sorted(os.listdir(folder))
    except OSError as error: return error.strerror
def status():
    kept = ("Name", "Umask", "Uid", "Gid", "Groups", "NSpid", "Threads", "SigQ", "SigPnd", "ShdPnd", "SigBlk", "SigIgn",
            "CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp", "Cpus_allowed", "Mems_allowed")
    lines = [line.split(":", 1) for line in read("/proc/self/status").splitlines()]
    return {name: value.split("/")[-1].strip() for name, value in lines if name in kept}
def mounts():
    lines = [line.split() for line in read("/proc/self/mountinfo").splitlines()]
    return [[line[3].replace("//deleted", ""), line[4], line[5], line[line.index("-") + 1]] for line in lines]
def disk(folder):
    about = os.statvfs(folder)
    return [about.f_blocks, about.f_bfree, about.f_files, about.f_ffree, oct(os.stat(folder).st_mode), os.stat(folder).st_uid]
print(json.dumps({
    "files": {folder: listing(folder) for folder in ("/", "/tmp", "/work", "/dev", "/dev/shm", "/etc", "/toolbox", "/usr/local")},
    "disk": {folder: disk(folder) for folder in ("/", "/tmp", "/work", "/dev/shm")},
    "processes": [name for name in listing("/proc") if name.isdigit()],
    "machine": [name for name in listing("/proc") if not name.isdigit() and os.path.isdir("/proc/" + name) and listing("/proc/" + name) and name not in ("self", "thread-self", "net")],
    "mounts": mounts(),
    "status": status(),
    "limits": read("/proc/self/limits"),
    "ids": [read("/proc/self/" + name) for name in ("uid_map", "gid_map", "setgroups", "oom_score_adj", "coredump_filter", "timerslack_ns", "timens_offsets", "loginuid", "sessionid", "personality")],
    "init": [read("/proc/1/" + name) for name in ("comm", "oom_score_adj", "timerslack_ns")] + [os.getpriority(os.PRIO_PROCESS, 1)],
    "session": [os.getsid(0) > 0, os.getpgid(0) > 0, os.getpid(), os.getppid()],
    "network": {name: read("/proc/net/" + name) for name in ("dev", "tcp", "udp", "unix", "snmp", "route", "arp", "raw")},
    "host": [socket.gethostname(), os.getloadavg() is not None],
    "ipc": [libc.shmget(0x4242, 0, 0), libc.msgget(0x4242, 0), libc.semget(0x4242, 0, 0)],
    "priority": [os.getpriority(os.PRIO_PROCESS, 0), os.sched_getscheduler(0), sorted(os.sched_getaffinity(0))],
    "descriptors": listing("/proc/self/fd"),
    "environment": sorted(os.environ.items()),
    "used": resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime,
}, indent=1))`;

/** Changes whatever can be changed, and leaves it so. */
const LEAVE_EVERYTHING = `import ctypes, os, resource, signal, socket, threading, time
libc = ctypes.CDLL(None)
def attempt(act, *args):
    try: act(*args)
    except (OSError, ValueError): pass
def write(path, text):
    with open(path, "w") as file: file.write(text)
for folder in ("/tmp", "/work", "/dev/shm", "/dev", "/", "/etc", "/usr/local", "/toolbox"):
    attempt(write, folder + "/mark", "here")
    attempt(os.makedirs, folder + "/deep/er")
for number in range(3000): attempt(write, "/tmp/%d" % number, "x")
attempt(os.mkfifo, "/tmp/pipe")
attempt(os.symlink, "/etc", "/tmp/link")
for folder in ("/work", "/tmp", "/dev/shm"): attempt(os.chmod, folder, 0o000)
attempt(os.sethostname, "elsewhere") if hasattr(os, "sethostname") else libc.sethostname(b"elsewhere", 9)
for name in ("oom_score_adj", "coredump_filter", "timerslack_ns", "timens_offsets", "comm"): attempt(write, "/proc/self/" + name, "17")
for name in ("oom_score_adj", "timerslack_ns", "comm"): attempt(write, "/proc/1/" + name, "17")
for name in ("kernel/hostname", "net/ipv4/ip_forward", "user/max_user_namespaces", "kernel/shmmax"): attempt(write, "/proc/sys/" + name, "1")
for limit in (resource.RLIMIT_NOFILE, resource.RLIMIT_STACK, resource.RLIMIT_FSIZE): attempt(resource.setrlimit, limit, (64, 64))
attempt(os.nice, 10)
os.umask(0o777)
for call in ((libc.shmget, 0x4242, 4096, 0o1666), (libc.msgget, 0x4242, 0o1666), (libc.semget, 0x4242, 1, 0o1666)): call[0](*call[1:])
libc.syscall(250, 1, b"mark")
listening = socket.socket(socket.AF_UNIX)
listening.bind("\\0mark")
listening.listen()
def talk():
    loud = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    loud.bind(("127.0.0.1", 4242))
    for _ in range(50): loud.sendto(b"x" * 1000, ("127.0.0.1", 4242))
attempt(talk)
for _ in range(5):
    if os.fork() == 0: os._exit(3)
for _ in range(3):
    if os.fork() == 0:
        os.setsid()
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT): signal.signal(number, signal.SIG_IGN)
        if os.fork() == 0:
            threading.Thread(target=time.sleep, args=(600,)).start()
        time.sleep(600)
print("left", flush=True)
os._exit(0)`;

/** What the program printed; what its compiler said, if that refused it. */
async function run(sandbox: Sandbox, { language, code }: Pick<Attack, 'language' | 'code'>) {
  const built = await sandbox.compile({ language, code }, signal);
  if (!built.ok) return built.report.output;
  const { memoryAddedMb, processes } = toolchainAt(language);
  const limits = {
    cpuMs: 1000,
    wallMs: 2500,
    memoryMb: 128 + memoryAddedMb,
    outputBytes: 65_536,
    processes,
    fileBytes: 16 << 20,
  };
  return (await sandbox.execute({ artefact: built.artefact, stdin: Buffer.alloc(0), limits }, signal)).stdout;
}

describe.each(MODES)('one cell, run after run, with cgroups: %s', (cgroups) => {
  /** Its only cell raises every box: those of the compilers, too. */
  const openOneCell = () =>
    createSandbox({ cacheDir: TEST_CACHE, slots: 0, extra: 0, cgroups, pools: false });
  let used: Sandbox;
  let fresh: string;

  beforeAll(async () => {
    const sandbox = await openOneCell();
    fresh = await run(sandbox, { language: PYTHON, code: LOOK_AROUND });
    await sandbox.close();
    used = await openOneCell();
  }, PREPARING_MS);
  afterAll(() => used.close());

  async function expectNothingLeft(): Promise<void> {
    const found = await run(used, { language: PYTHON, code: LOOK_AROUND });
    expect(JSON.parse(found)).toEqual(JSON.parse(fresh));
    await expect.poll(strangersAlive).toEqual([]);
  }

  test('what one program changed is as before for the next', async () => {
    await expectNothingLeft();
    for (let round = 0; round < TWICE; round += 1) {
      expect(await run(used, { language: PYTHON, code: LEAVE_EVERYTHING })).toBe('left\n');
      await expectNothingLeft();
    }
  });

  test.each(
    [EXHAUSTION, COMPILERS, ESCAPES]
      .flatMap((attacks) => oneOf(4, attacks))
      .map((attack) => [attack.name, attack] as const),
  )('nothing of it is there for the next: %s', async (_, attack) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { by, output = /^/ } = attack.ends;
      expect(await run(used, attack)).toMatch(by === 'isolation' ? output : /^/);
    }
    await expectNothingLeft();
  });
});
