import { languageInfo } from '@abhyas/contract/page-language';

import { pageLanguage } from './page-language.ts';

/** Learners live by India's clock, wherever the browser thinks it is. */
const ZONE = 'Asia/Kolkata';

/** Made when the first date is written: making one takes a slow phone longer than drawing a screen. */
let dayFormat: Intl.DateTimeFormat | undefined;
let clockFormat: Intl.DateTimeFormat | undefined;

/** DD/MM/YYYY (FRAME-16), the date in India. Takes ISO 8601; '' for what is no date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  dayFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return dayFormat.format(date);
}

/** DD/MM/YYYY, HH:MM by India's clock. Takes ISO 8601; '' for what is no date. */
export function formatMoment(iso: string): string {
  const date = formatDate(iso);
  if (date === '') return '';
  clockFormat ??= new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
  return `${date}, ${clockFormat.format(new Date(iso))}`;
}

const SECOND_MS = 1000;
const STEPS: readonly { readonly unit: Intl.RelativeTimeFormatUnit; readonly ms: number }[] = [
  { unit: 'year', ms: 365 * 24 * 3600 * SECOND_MS },
  { unit: 'month', ms: 30 * 24 * 3600 * SECOND_MS },
  { unit: 'week', ms: 7 * 24 * 3600 * SECOND_MS },
  { unit: 'day', ms: 24 * 3600 * SECOND_MS },
  { unit: 'hour', ms: 3600 * SECOND_MS },
  { unit: 'minute', ms: 60 * SECOND_MS },
];

const pageLocale = (): string => languageInfo(pageLanguage()).locale;

/** "3 hours ago", "yesterday", "now"; in the language of the page. */
export function formatRelative(iso: string, now: Date = new Date(), locale = pageLocale()): string {
  const at = new Date(iso).getTime();
  if (Number.isNaN(at)) return '';
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const differenceMs = at - now.getTime();
  const step = STEPS.find(({ ms }) => Math.abs(differenceMs) >= ms);
  return step ? format.format(Math.trunc(differenceMs / step.ms), step.unit) : format.format(0, 'second');
}
