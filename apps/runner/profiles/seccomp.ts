import {
  ERRNO,
  JUDGED,
  JUDGED_WITHOUT_CGROUPS,
  LAST_KNOWN_CALL,
  REFUSED,
  type Condition,
  type JudgedCall,
  type SystemCall,
} from './system-calls.ts';

type Processor = 'x64' | 'arm64';

/** Codes of `linux/bpf_common.h` and `linux/seccomp.h`. */
const LOAD_WORD = 0x20;
const [JUMP_EQUAL, JUMP_GREATER, JUMP_GREATER_EQUAL, JUMP_BITS] = [0x15, 0x25, 0x35, 0x45];
const RETURN = 0x06;
const [ALLOW, KILL_PROCESS, RETURN_ERRNO] = [0x7f_ff_00_00, 0x80_00_00_00, 0x00_05_00_00];

/** Offsets in `struct seccomp_data`: nr, arch, instruction pointer, then six arguments of 64 bits. */
const [NUMBER_AT, ARCHITECTURE_AT, ARGUMENTS_AT] = [0, 4, 16];
/** AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64 of `linux/audit.h`. */
const ARCHITECTURE: Record<Processor, number> = { x64: 0xc0_00_00_3e, arm64: 0xc0_00_00_b7 };
/** __X32_SYSCALL_BIT: the x32 calls have numbers of their own and would pass by the table. */
const X32_BIT = 0x40_00_00_00;

type Instruction = readonly [code: number, jumpTrue: number, jumpFalse: number, value: number];

const load = (offset: number): Instruction => [LOAD_WORD, 0, 0, offset];
const finish = (value: number): Instruction => [RETURN, 0, 0, value];
const refuse = (errno: number): Instruction => finish(RETURN_ERRNO | errno);

function numberOf(call: SystemCall, processor: Processor): number | undefined {
  return processor === 'x64' ? call[0] : call[1];
}

/** What is fine jumps over the refusal that follows; what falls through meets it. */
function jumps(rule: Condition['rule']): Instruction[] {
  if ('bits' in rule) return [[JUMP_BITS, 0, 1, rule.bits]];
  if ('only' in rule) return rule.only.map((value, at) => [JUMP_EQUAL, rule.only.length - at, 0, value]);
  const last = rule.never.length - 1;
  return rule.never.map((value, at) => [JUMP_EQUAL, last - at, at === last ? 1 : 0, value]);
}

/** Lets the call through when all 64 bits of the pointer are null. */
function harmlessWithout(argument: number): Instruction[] {
  const at = ARGUMENTS_AT + 8 * argument;
  return [load(at), [JUMP_EQUAL, 0, 3, 0], load(at + 4), [JUMP_EQUAL, 0, 1, 0], finish(ALLOW)];
}

function judge(entry: JudgedCall, processor: Processor): Instruction[] {
  const number = numberOf(entry.call, processor);
  if (number === undefined) return [];
  const body = [
    ...(entry.harmlessWithout === undefined ? [] : harmlessWithout(entry.harmlessWithout)),
    ...entry.conditions.flatMap(({ argument, rule }) => [
      load(ARGUMENTS_AT + 8 * argument),
      ...jumps(rule),
      refuse(entry.errno),
    ]),
    finish(ALLOW),
  ];
  return [[JUMP_EQUAL, 0, body.length, number], ...body];
}

function program(processor: Processor, judged: readonly JudgedCall[]): Instruction[] {
  const refused = REFUSED.flatMap(({ errno, calls }) =>
    Object.values(calls).flatMap((call): Instruction[] => {
      const number = numberOf(call, processor);
      return number === undefined ? [] : [[JUMP_EQUAL, 0, 1, number], refuse(errno)];
    }),
  );
  return [
    load(ARCHITECTURE_AT),
    [JUMP_EQUAL, 1, 0, ARCHITECTURE[processor]],
    finish(KILL_PROCESS),
    load(NUMBER_AT),
    [JUMP_GREATER_EQUAL, 0, 1, X32_BIT],
    finish(KILL_PROCESS),
    [JUMP_GREATER, 0, 1, LAST_KNOWN_CALL],
    refuse(ERRNO.ENOSYS),
    ...refused,
    ...judged.flatMap((entry) => judge(entry, processor)),
    finish(ALLOW),
  ];
}

/**
 * The table in the form bubblewrap's `--seccomp` takes: `struct sock_filter` after `struct sock_filter`. Without
 * cgroups more is judged: the first judgement of a call is the one that counts.
 */
export function compileFilter(processor: Processor, { withCgroups }: { withCgroups: boolean }): Buffer {
  const judged = withCgroups ? JUDGED : [...JUDGED_WITHOUT_CGROUPS, ...JUDGED];
  const instructions = program(processor, judged);
  const bytes = Buffer.alloc(instructions.length * 8);
  instructions.forEach(([code, jumpTrue, jumpFalse, value], at) => {
    bytes.writeUInt16LE(code, at * 8);
    bytes.writeUInt8(jumpTrue, at * 8 + 2);
    bytes.writeUInt8(jumpFalse, at * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, at * 8 + 4);
  });
  return bytes;
}
