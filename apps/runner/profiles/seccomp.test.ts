import { describe, expect, test } from 'vitest';

import { compileFilter } from './seccomp.ts';
import { ERRNO, JUDGED, JUDGED_WITHOUT_CGROUPS, LAST_KNOWN_CALL, REFUSED } from './system-calls.ts';

const PROCESSORS = ['x64', 'arm64'] as const;
type Processor = (typeof PROCESSORS)[number];

const ARCHITECTURE: Record<Processor, number> = { x64: 0xc0_00_00_3e, arm64: 0xc0_00_00_b7 };
const [ALLOW, KILL, REFUSE] = [0x7f_ff_00_00, 0x80_00_00_00, 0x00_05_00_00];

/** One call as the kernel shows it to a filter: `struct seccomp_data`. */
function callData(architecture: number, call: number, args: readonly number[]): Buffer {
  const data = Buffer.alloc(64);
  data.writeInt32LE(call, 0);
  data.writeUInt32LE(architecture, 4);
  args.forEach((value, at) => data.writeBigUInt64LE(BigInt(value), 16 + 8 * at));
  return data;
}

/** Classic BPF as `kernel/seccomp.c` runs it, as far as our tables use it. */
function judgement(filter: Buffer, data: Buffer): number {
  let loaded = 0;
  for (let at = 0; at < filter.length / 8; at += 1) {
    const code = filter.readUInt16LE(at * 8);
    const value = filter.readUInt32LE(at * 8 + 4);
    if (code === 0x06) return value;
    if (code === 0x20) {
      loaded = data.readUInt32LE(value);
      continue;
    }
    const holds = {
      0x15: loaded === value,
      0x25: loaded > value,
      0x35: loaded >= value,
      0x45: (loaded & value) !== 0,
    }[code];
    if (holds === undefined) throw new Error(`an instruction the table does not know: ${code}`);
    at += filter.readUInt8(at * 8 + (holds ? 2 : 3));
  }
  throw new Error('the table ended without a judgement');
}

describe.each(PROCESSORS)('the table for %s', (processor) => {
  const filter = compileFilter(processor, { withCgroups: true });
  const judge = (call: number, ...args: number[]) =>
    judgement(filter, callData(ARCHITECTURE[processor], call, args));
  const number = ([x64, arm64]: readonly [number, number?]) => (processor === 'x64' ? x64 : arm64);

  test('refuses each forbidden call with its answer', () => {
    const answers = REFUSED.flatMap(({ errno, calls }) =>
      Object.values(calls).flatMap((call) => {
        const known = number(call);
        return known === undefined ? [] : [[judge(known), REFUSE | errno]];
      }),
    );
    expect(answers.map(([answer]) => answer)).toEqual(answers.map(([, wanted]) => wanted));
  });

  test('judges the others by their arguments', () => {
    const [clone, socket, , fcntl, , prlimit, setpriority] = JUDGED.map(({ call }) => number(call) ?? -1);
    const THREAD = 0x3d_0f_00;
    expect([judge(clone ?? -1, THREAD), judge(clone ?? -1, 17)]).toEqual([ALLOW, ALLOW]);
    expect(judge(clone ?? -1, 0x10_00_00_00 | 17)).toBe(REFUSE | ERRNO.EPERM);
    expect([1, 2, 10, 16, 40].map((family) => judge(socket ?? -1, family) === ALLOW)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([1, 2, 3, 4, 6, 7, 37, 1024].map((command) => judge(fcntl ?? -1, 5, command) === ALLOW)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([judge(prlimit ?? -1, 0), judge(prlimit ?? -1, 1)]).toEqual([ALLOW, REFUSE | ERRNO.EPERM]);
    const PRIORITIES = [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ];
    expect(PRIORITIES.map((args) => judge(setpriority ?? -1, ...args) === ALLOW)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const [TCP, MPTCP] = [6, 262];
    expect([judge(socket ?? -1, 2, 1, TCP), judge(socket ?? -1, 2, 1, MPTCP)]).toEqual([
      ALLOW,
      REFUSE | ERRNO.EAFNOSUPPORT,
    ]);
  });

  test('without cgroups, children are always waited for and sockets have one size', () => {
    const without = compileFilter(processor, { withCgroups: false });
    const ask = (call: number, ...args: number[]) =>
      judgement(without, callData(ARCHITECTURE[processor], call, args));
    const [socket, action, option] = JUDGED_WITHOUT_CGROUPS.map(({ call }) => number(call) ?? -1);
    const [SIGUSR1, SIGCHLD, SO_REUSEADDR, SO_SNDBUF] = [10, 17, 2, 7];
    const FAR = 2 ** 32;
    expect(ask(action ?? -1, SIGUSR1, 0x10_00)).toBe(ALLOW);
    expect([0, 0x10_00, FAR].map((pointer) => ask(action ?? -1, SIGCHLD, pointer))).toEqual([
      ALLOW,
      REFUSE,
      REFUSE,
    ]);
    expect([ask(option ?? -1, 3, 1, SO_REUSEADDR), ask(option ?? -1, 3, 1, SO_SNDBUF)]).toEqual([
      ALLOW,
      REFUSE,
    ]);
    const [AF_UNIX, AF_INET] = [1, 2];
    expect([ask(socket ?? -1, AF_UNIX), ask(socket ?? -1, AF_INET)]).toEqual([
      ALLOW,
      REFUSE | ERRNO.EAFNOSUPPORT,
    ]);
    expect(judge(action ?? -1, SIGCHLD, 0x10_00)).toBe(ALLOW);
  });

  test('lets ordinary calls through', () => {
    const ordinary = { x64: [0, 1, 9, 59, 202, 231, 257], arm64: [63, 64, 222, 221, 98, 94, 56] }[processor];
    expect(ordinary.map((call) => judge(call))).toEqual(ordinary.map(() => ALLOW));
  });

  test('kills callers by other numbers, and answers "not here" to calls newer than itself', () => {
    const other = processor === 'x64' ? 'arm64' : 'x64';
    expect(judgement(filter, callData(ARCHITECTURE[other], 1, []))).toBe(KILL);
    expect(judgement(filter, callData(0x40_00_00_03, 1, []))).toBe(KILL);
    expect(judge(0x40_00_00_01)).toBe(KILL);
    expect(judge(LAST_KNOWN_CALL + 1)).toBe(REFUSE | ERRNO.ENOSYS);
  });
});
