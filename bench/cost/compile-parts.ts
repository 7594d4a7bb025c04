import { ENVIRONMENT, NO_LIMITS, type Boxes } from '../../apps/runner/src/sandbox/boxes.ts';
import { toolchainAt } from '../../packages/languages/src/toolchains.ts';
import type { Program } from '../runner/programs.ts';
import { nextMark } from '../runner/programs.ts';
import { median } from '../../scripts/testing/statistics.ts';

const LIMITS = {
  ...NO_LIMITS,
  wallMs: 30_000,
  cpuMs: 20_000,
  memoryKb: 768 << 10,
  outputBytes: 65_536,
  processes: 64,
  fileKb: 192 << 10,
  stackKb: 64 << 10,
};

/** Asks the driver for its steps, runs each alone and the driver as a whole, and says what each used. */
const STEP_BY_STEP = `import os, shlex, subprocess, sys
def used(argv):
    pid = os.posix_spawnp(argv[0], argv, os.environ)
    _, status, usage = os.wait4(pid, 0)
    if status: sys.exit("%s ended with %d" % (argv[0], status))
    return (usage.ru_utime + usage.ru_stime) * 1000
command = sys.argv[1:]
told = subprocess.run(command + ["-###"], capture_output=True, text=True).stderr.splitlines()
for line in told:
    if line.startswith(" ") and "=" not in line.split()[0]:
        step = shlex.split(line)
        print(os.path.basename(step[0]), used(step))
print("whole", used(command))`;

/** Milliseconds of processor by step of a compilation; `driver` is what the whole takes beyond its steps. */
export type CompileCost = ReadonlyMap<string, number>;

/** The parts of compiling one program in a box, medians over rounds with a fresh source each. */
export async function compileCost(
  boxes: Boxes,
  { program, aheadFlags, rounds }: { program: Program; aheadFlags: readonly string[]; rounds: number },
): Promise<CompileCost> {
  const { build } = toolchainAt(program.language);
  if (build.kind !== 'native') throw new Error(`${program.name} is not built by a driver`);
  const name = build.compiler.endsWith('g++') ? 'main.cpp' : 'main.c';
  const command = [build.compiler, ...build.flags, ...aheadFlags, '-o', 'program', name, ...build.libraries];
  const seen = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await boxes.run(
      {
        limits: LIMITS,
        env: ENVIRONMENT,
        argv: ['/usr/bin/python3', '-I', '-S', '-c', STEP_BY_STEP, ...command],
        files: [{ path: `/work/${name}`, mode: 0o644, bytes: Buffer.from(program.source(nextMark())) }],
        stdin: Buffer.alloc(0),
      },
      new AbortController().signal,
    );
    if (outcome.exitCode !== 0) throw new Error(outcome.stderr.toString());
    for (const [step, ms] of stepsOf(outcome.stdout.toString()))
      seen.set(step, [...(seen.get(step) ?? []), ms]);
  }
  return new Map([...seen].map(([step, each]) => [step, median(each)]));
}

function stepsOf(said: string): [string, number][] {
  const told = said
    .trim()
    .split('\n')
    .map((line): [string, number] => {
      const [step = '', ms] = line.split(' ');
      return [step, Number(ms)];
    });
  const whole = told.find(([step]) => step === 'whole')?.[1] ?? 0;
  const steps = told.filter(([step]) => step !== 'whole');
  return [...steps, ['driver', whole - steps.reduce((sum, [, ms]) => sum + ms, 0)]];
}
