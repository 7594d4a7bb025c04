import { createHash } from 'node:crypto';

/** The UUID that belongs to a name: always the same one (RFC 9562, version 8, of the name's SHA-256). */
export function namedUuid(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
