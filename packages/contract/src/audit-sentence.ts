import { auditSentences } from './messages/en/audit.ts';

/** An action that the audit log has a sentence for. */
export type AuditAction = keyof typeof auditSentences;

type AuditEntry = {
  readonly action: string;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
};

const NOTHING = '–';
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** An action of the audit log as a sentence; one that has no words of its own by its name. */
export function auditSentence({ action, subject, before, after }: AuditEntry): string {
  const words = (auditSentences as Readonly<Record<string, string>>)[action];
  if (words === undefined) return `${action.replaceAll(/[.-]/g, ' ')}: ${subject}`;
  const values = new Map([['subject', subject], ...valuesOf('before', before), ...valuesOf('after', after)]);
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? NOTHING);
}

function valuesOf(name: string, value: unknown): [string, string][] {
  const own: [string, string][] = [[name, inWords(value)]];
  if (Array.isArray(value)) return [...own, [`${name}_count`, String(value.length)]];
  if (typeof value !== 'object' || value === null) return own;
  return Object.entries(value).flatMap(([key, part]) =>
    key.endsWith('Paise') ? [[`${name}_${key}`, rupees(part)]] : valuesOf(`${name}_${key}`, part),
  );
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ') || NOTHING;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string' || value === '') return NOTHING;
  if (MOMENT.test(value)) return new Date(value).toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' });
  const [, year, month, day] = DAY.exec(value) ?? [];
  return year === undefined ? value : `${day}/${month}/${year}`;
}

function rupees(paise: unknown): string {
  return (Number(paise) / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
}
