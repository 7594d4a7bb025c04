import { createHash } from 'node:crypto';

/** The UUID that belongs to a name: always the same one (RFC 9562, version 8, of the name's SHA-256). */
export function namedUuid(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  const part = (from: number, to: number): string => hash.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(12, 15)}-8${part(15, 18)}-${part(18, 30)}`;
}
