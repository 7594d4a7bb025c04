import { JUDGED, REFUSED } from '../profiles/system-calls.ts';
import { C, JAVA, PYTHON, type Attack } from './attack.ts';

const LAST_ARGUMENTS = '0, 0, 0, 0, 0, 0';
const refusedNames = REFUSED.flatMap(({ calls }) => Object.keys(calls));

/** Tries every call of the table by number, and judged calls with the arguments they are judged by. */
const systemCalls = `#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
static void must_fail(const char *name, long result) { if (result >= 0) printf("%s went through\\n", name); }
int main() {
${refusedNames.map((name) => `#ifdef SYS_${name}\n  must_fail("${name}", syscall(SYS_${name}, ${LAST_ARGUMENTS}));\n#endif`).join('\n')}
${JUDGED.flatMap(({ name, conditions }) =>
  conditions.flatMap(({ argument, rule }) => {
    const values = 'bits' in rule ? [0x1000_0000] : 'only' in rule ? [16, 40] : rule.never;
    return values.map((value) => {
      const args = ['0', '0', '0'].map((zero, at) => (at === argument ? String(value) : zero)).join(', ');
      return `  must_fail("${name} ${value}", syscall(SYS_${name}, ${args}));`;
    });
  }),
).join('\n')}
  must_fail("a call newer than the table", syscall(451, ${LAST_ARGUMENTS}));
  puts("all refused");
}`;

/** Programs that look for a way out. */
export const ESCAPES: readonly Attack[] = [
  {
    name: 'every forbidden system call',
    language: C,
    code: systemCalls,
    ends: { by: 'isolation', output: 'all refused\n' },
  },
  {
    name: 'calls by x32 numbers, which would pass by the table',
    language: C,
    code: '#include <unistd.h>\n#include <sys/syscall.h>\nint main() { return syscall(0x40000000 | 39) > 0 ? 0 : 1; }',
    ends: { by: ['runtime-error'] },
  },
  {
    name: 'calls by 32-bit numbers, which would pass by the table',
    language: C,
    code: `int main() {
#ifdef __x86_64__
  long result; __asm__ volatile("int $0x80" : "=a"(result) : "a"(20)); return result > 0 ? 0 : 1;
#else
  return 1;
#endif
}`,
    ends: { by: ['runtime-error'] },
  },
  {
    name: 'a user namespace of one’s own through unshare and clone',
    language: PYTHON,
    code: `import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
print("unshare", libc.unshare(0x10000000), "clone", libc.syscall(56 if os.uname().machine == "x86_64" else 220, 0x10000000 | 17, 0, 0, 0, 0))`,
    ends: { by: 'isolation', output: 'unshare -1 clone -1\n' },
  },
  {
    name: 'the network',
    language: PYTHON,
    code: `import socket
def attempt(family, kind, address):
    try:
        s = socket.socket(family, kind)
        s.settimeout(1)
        s.connect(address)
        s.send(b"x")
        return "out"
    except OSError:
        return "shut"
results = [attempt(socket.AF_INET, socket.SOCK_STREAM, (host, port)) for host in ("1.1.1.1", "127.0.0.1", "169.254.169.254") for port in (53, 80, 5432)]
results.append(attempt(socket.AF_INET, socket.SOCK_DGRAM, ("1.1.1.1", 53)))
for family in (16, 17, 38, 40):
    try:
        socket.socket(family, socket.SOCK_RAW)
        results.append("out")
    except OSError:
        results.append("shut")
try:
    socket.getaddrinfo("example.com", 80)
    results.append("out")
except OSError:
    results.append("shut")
print(set(results))`,
    ends: { by: 'isolation', output: "{'shut'}\n" },
  },
  {
    name: 'the host’s files and the environment of whoever started us',
    language: PYTHON,
    code: `import os
open_doors = []
for path in ["/etc/passwd", "/etc/shadow", "/root", "/home", "/var", "/sys", "/boot", "/mnt", "/opt", "/usr/local/bin",
             "/proc/1/environ", "/proc/1/mem", "/proc/1/root", "/proc/1/cwd", "/proc/1/fd", "/proc/kcore", "/proc/keys",
             "/proc/kallsyms", "/proc/cmdline", "/proc/sys/kernel/hostname", "/proc/config.gz", "/dev/kmsg", "/dev/mem"]:
    try:
        what = os.listdir(path) if os.path.isdir(path) else open(path, "rb").read(16)
        if what: open_doors.append(path)
    except OSError:
        pass
print(open_doors, sorted(os.environ), os.getuid(), sorted(os.listdir("/")))`,
    ends: {
      by: 'isolation',
      output:
        /^\[\] \['HOME', 'LANG', 'PATH'\] 1000 \['bin', 'dev', 'etc', 'lib', ('lib64', )?'proc', 'sbin', 'tmp', 'toolbox', 'usr', 'work'\]\n$/,
    },
  },
  {
    name: 'descriptors of ours that were left open',
    language: C,
    code: '#include <fcntl.h>\n#include <stdio.h>\nint main() { for (int f = 3; f < 4096; f++) if (fcntl(f, F_GETFD) >= 0) printf("%d is open\\n", f); puts("looked"); }',
    ends: { by: 'isolation', output: 'looked\n' },
  },
  {
    name: 'capabilities',
    language: PYTHON,
    code: `status = dict(line.split(":\\t", 1) for line in open("/proc/self/status").read().splitlines() if ":\\t" in line)
print({name: status[name] for name in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp")})`,
    ends: {
      by: 'isolation',
      output:
        /'CapInh': '0{16}', 'CapPrm': '0{16}', 'CapEff': '0{16}', 'CapBnd': '0{16}', 'CapAmb': '0{16}', 'NoNewPrivs': '1', 'Seccomp': '2'/,
    },
  },
  {
    name: 'writing where nothing may be written',
    language: PYTHON,
    code: `import os
written = []
for folder in ["/", "/usr", "/usr/bin", "/etc", "/dev", "/toolbox", "/usr/local", "/proc", "/lib/x86_64-linux-gnu"]:
    try:
        with open(os.path.join(folder, "mark"), "w") as f: f.write("x")
        written.append(folder)
    except OSError:
        pass
for path in ["/toolbox/cell", "/proc/sys/kernel/core_pattern", "/proc/1/oom_score_adj", "/proc/sysrq-trigger", "/proc/self/fd/0"]:
    try:
        with open(path, "r+b", buffering=0) as f:
            if f.write(b"x"): written.append(path)
    except OSError:
        pass
print(written)`,
    ends: { by: 'isolation', output: '[]\n' },
  },
  {
    name: 'set-user-id programs',
    language: PYTHON,
    code: `import os, stat, subprocess
for name in ("su", "mount", "passwd", "sudo", "newgrp"):
    path = "/usr/bin/" + name
    if os.path.exists(path) and os.stat(path).st_mode & stat.S_ISUID:
        subprocess.run([path, "--help"], capture_output=True, stdin=subprocess.DEVNULL)
try:
    os.setuid(0)
    print("root")
except OSError:
    print("nobody")`,
    ends: { by: 'isolation', output: 'nobody\n' },
  },
  {
    name: 'looking into and steering the init of the box',
    language: C,
    code: `#define _GNU_SOURCE
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/uio.h>
int main() { struct rlimit none = {0, 0}; char byte; struct iovec one = {&byte, 1};
  printf("%d %d %d %d\\n", (int)ptrace(PTRACE_ATTACH, 1, 0, 0), prlimit(1, RLIMIT_CPU, &none, 0), setpriority(PRIO_PROCESS, 1, 19), (int)process_vm_readv(1, &one, 1, &one, 1, 0)); }`,
    ends: { by: 'isolation', output: '-1 -1 -1 -1\n' },
  },
  {
    name: 'slowing down the init of the box through its user and its process group',
    language: C,
    code: `#include <stdio.h>
#include <sys/resource.h>
int main() { int before = getpriority(PRIO_PROCESS, 1);
  printf("%d %d ", setpriority(PRIO_USER, 0, 19), setpriority(PRIO_PGRP, 0, 19));
  puts(getpriority(PRIO_PROCESS, 1) == before ? "as before" : "slowed down"); }`,
    ends: { by: 'isolation', output: '-1 -1 as before\n' },
  },
  {
    name: 'staying alive at the cost of others when memory runs out',
    language: PYTHON,
    code: `def score():
    with open("/proc/self/oom_score_adj") as f: return int(f.read())
print(score(), end=" ")
for wish in range(-1000, 500):
    try:
        with open("/proc/self/oom_score_adj", "w") as f: f.write(str(wish))
        break
    except OSError:
        pass
with open("/proc/1/oom_score_adj") as f: print("before init" if score() >= int(f.read()) or score() >= 0 else "after init")`,
    ends: { by: 'isolation', output: '1000 before init\n' },
  },
  {
    name: 'native memory from Java through Unsafe',
    language: JAVA,
    code: `import java.lang.reflect.Field;
public class Main { public static void main(String[] a) throws Exception {
  Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true);
  sun.misc.Unsafe u = (sun.misc.Unsafe) f.get(null);
  for (;;) { long p = u.allocateMemory(1 << 24); u.setMemory(p, 1 << 24, (byte) 1); } } }`,
    ends: { by: ['memory-limit'] },
  },
  {
    name: 'ending the Java machine from a static initialiser',
    language: JAVA,
    code: 'public class Main { static { System.exit(7); } public static void main(String[] a) { System.out.println("never"); } }',
    ends: { by: ['runtime-error'], output: /^$/ },
  },
];
