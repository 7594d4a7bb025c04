import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { FILE_PATH, type Release } from '@abhyas/content/release';
import type { Kysely } from 'kysely';

import type { DB } from '../database/database-types.generated.ts';

/** A signed address works until the end of the next full hour after this one: at least one hour, at most two. */
const WINDOW_SECONDS = 3600;
const KEY_PURPOSE = 'premium-files';
const KEY_BYTES = 32;

const keys = new WeakMap<Kysely<DB>, Promise<Buffer>>();

/** The key that all API processes share. The first of them makes it. */
export function fileKey(db: Kysely<DB>): Promise<Buffer> {
  const known = keys.get(db);
  if (known) return known;
  const reading = readKey(db);
  keys.set(db, reading);
  // What could not be read now is asked for again by the next request.
  reading.catch(() => keys.delete(db));
  return reading;
}

async function readKey(db: Kysely<DB>): Promise<Buffer> {
  await db
    .insertInto('server_key')
    .values({ purpose: KEY_PURPOSE, bytes: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('server_key')
    .select('bytes')
    .where('purpose', '=', KEY_PURPOSE)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/** When an address that is signed now stops working, in seconds since 1970. Equal within one hour, so that replies are too. */
export function signedUntil(nowMs: number): number {
  return (Math.floor(nowMs / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
}

function signatureOf(key: Buffer, name: string, until: number): string {
  return createHmac('sha256', key).update(`${name} ${until}`).digest('base64url');
}

const ADDRESS = new RegExp(`${FILE_PATH}([0-9a-z.]+)`, 'g');

/** Signs the addresses of protected files within a text: an address, or HTML with pictures. */
export function signFiles(
  text: string,
  { files, key, until }: { files: Release['files']; key: Buffer; until: number },
): string {
  if (!text.includes(FILE_PATH)) return text;
  return text.replace(ADDRESS, (address, name: string) =>
    files[name]?.protectedBy ? `${address}?until=${until}&key=${signatureOf(key, name, until)}` : address,
  );
}

/** Whether an address was signed by us for this file and still works. */
export function isSigned(
  key: Buffer,
  asked: { name: string; until: string | undefined; signature: string | undefined },
  nowMs: number,
): boolean {
  const until = Number(asked.until);
  if (!asked.signature || !Number.isSafeInteger(until) || until * 1000 < nowMs) return false;
  const expected = Buffer.from(signatureOf(key, asked.name, until));
  const given = Buffer.from(asked.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Turns the addresses of premium files within a text into such as can be fetched now. */
export type Signer = (text: string) => string;

/** A signer for the files of a release. What it signs stays the same for an hour. */
export async function signerFor(db: Kysely<DB>, files: Release['files']): Promise<Signer> {
  const signing = { files, key: await fileKey(db), until: signedUntil(Date.now()) };
  return (text) => signFiles(text, signing);
}
