import { USE_LIMITS } from './run-limits.ts';

/** What an account has run lately, of its own or of references; the times are those of both. */
export type Usage = {
  readonly confirmed: boolean;
  readonly lastMinute: number;
  readonly lastHour: number;
  readonly lastDay: number;
  readonly cpuMsLastDay: number;
  readonly wallMsLastDay: number;
  /** When the oldest run of the last minute, hour and day was; absent without one. */
  readonly oldestInMinuteAgoMs: number;
  readonly oldestInHourAgoMs: number;
};

/** What a run took, compiling included. */
export type Cost = { readonly cpuMs: number; readonly wallMs: number };

export type Refusal =
  | { readonly reason: 'tooMany'; readonly seconds: number }
  | { readonly reason: 'unconfirmed'; readonly perDay: number }
  | { readonly reason: 'computingTime' };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Why an account may not run anything just now; undefined when it may. The windows slide, so nothing resets at a full
 * hour.
 */
export function refusalOf(usage: Usage): Refusal | undefined {
  if (usage.lastHour >= USE_LIMITS.perHour) return tooMany(HOUR_MS - usage.oldestInHourAgoMs);
  if (usage.lastMinute >= USE_LIMITS.perMinute) return tooMany(MINUTE_MS - usage.oldestInMinuteAgoMs);
  if (!usage.confirmed && usage.lastDay >= USE_LIMITS.perDayUnconfirmed) {
    return { reason: 'unconfirmed', perDay: USE_LIMITS.perDayUnconfirmed };
  }
  const { cpuMsPerDay, wallMsPerDay } = USE_LIMITS;
  if (usage.cpuMsLastDay >= cpuMsPerDay || usage.wallMsLastDay >= wallMsPerDay) {
    return { reason: 'computingTime' };
  }
  return undefined;
}

function tooMany(waitMs: number): Refusal {
  return { reason: 'tooMany', seconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
