import { cookieConsentDays } from '../config.ts';

const DAY_MS = 24 * 3600 * 1000;

/** LANDING-4: the consent holds for 150 days. `stored` is the time of consent in ms, as text. */
export function consentHolds(stored: string | null, nowMs: number): boolean {
  const givenMs = Number.parseInt(stored ?? '', 10);
  return Number.isFinite(givenMs) && givenMs <= nowMs && nowMs - givenMs < cookieConsentDays * DAY_MS;
}
