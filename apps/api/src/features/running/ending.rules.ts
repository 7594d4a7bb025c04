import { fill, type messages } from '@abhyas/contract/messages';
import type { Execution, GrantedLimits } from '@abhyas/queue/job';

/** The texts about runs, in the language of whoever runs. */
export type RunTexts = typeof messages.running;

type EndContext = { readonly limits: GrantedLimits; readonly where: string; readonly texts: RunTexts };

/** What happened, where, and what to look for. */
export function endingOf(execution: Execution, { limits, where, texts }: EndContext): string {
  const { verdict } = execution;
  const { result } = texts;
  switch (verdict) {
    case 'time-limit':
      return hasWaited(execution, limits)
        ? fill(result.waiting, { time: timeIn(Math.min(execution.wallMs, limits.wallMs), texts), where })
        : fill(result['time-limit'], { time: timeIn(Math.min(limits.cpuMs, limits.wallMs), texts), where });
    case 'memory-limit':
      return fill(result['memory-limit'], { memoryMb: limits.memoryMb, where });
    case 'output-limit':
      return fill(result['output-limit'], { outputKb: limits.outputKb, where });
    case 'runtime-error':
      return fill(result['runtime-error'], {
        reason: reasonOf(execution, texts),
        where: `${where}${lineOf(execution, texts)}`,
      });
    case 'wrong-answer':
      return fill(result['wrong-answer'], { where });
    case 'compile-error':
      return result['compile-error'];
    case 'accepted':
    case 'internal-error':
    case 'not-run':
      return texts.denied.ourFault;
    default:
      return verdict satisfies never;
  }
}

/** Ended by the clock on the wall, not by its own computing. */
function hasWaited({ cpuMs }: Execution, limits: GrantedLimits): boolean {
  return cpuMs < Math.min(limits.cpuMs, limits.wallMs) / 2;
}

/** "1 second", "2.5 seconds". */
function timeIn(ms: number, { result: { seconds } }: RunTexts): string {
  const count = Math.round(ms / 100) / 10;
  return fill(count === 1 ? seconds.one : seconds.other, { count });
}

function reasonOf({ signal, exitCode, crash }: Execution, { reason: reasons }: RunTexts): string {
  // gcc may put an instruction there that does not exist.
  if (crash?.report.includes('division by zero')) return reasons.SIGFPE;
  if (signal !== null) {
    return signal in reasons ? reasons[signal as keyof typeof reasons] : fill(reasons.signal, { signal });
  }
  return exitCode === null ? reasons.unknown : fill(reasons.exitCode, { exitCode });
}

function lineOf({ crash }: Execution, { inLine }: RunTexts): string {
  return crash && crash.line !== null ? fill(inLine, { line: crash.line }) : '';
}
