import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

import { calculateJwkThumbprint, SignJWT, type JWK, type JWTPayload } from 'jose';

import type { Database } from '../../platform/database/database.ts';
import { findKey, findRetired, keepKey } from './signing-key.store.ts';

/** What every verifier of Open Badges 3.0 has to know. */
const ALGORITHM = 'RS256';
const BITS = 2048;

/** The public half of a key. */
export type PublicKey = {
  /** The thumbprint of the public key (RFC 7638): another key has another name. */
  readonly keyId: string;
  /** Without a `kid`: that is where it is published. */
  readonly publicJwk: JWK;
};

export type SigningKey = PublicKey & { readonly privateKey: KeyObject };

/** Each key that was read, by its bytes: reading one takes a while. */
const parsed = new Map<string, Promise<SigningKey>>();

/**
 * The institute's key, which all API processes share. The first that needs one makes it. It is asked for each time: an
 * owner may have changed it by way of another process.
 */
export async function signingKey(db: Database): Promise<SigningKey> {
  const bytes = (await findKey(db)) ?? (await keepKey(db, await makeKey()));
  const name = bytes.toString('base64');
  const known = parsed.get(name) ?? parse(bytes);
  parsed.clear();
  parsed.set(name, known);
  return known;
}

async function parse(bytes: Buffer): Promise<SigningKey> {
  const privateKey = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (n === undefined || e === undefined) throw new Error('The key of certificates is no RSA key');
  const bare: JWK = { kty: 'RSA', n, e };
  const keyId = await calculateJwkThumbprint(bare);
  return { keyId, privateKey, publicJwk: { ...bare, alg: ALGORITHM, use: 'sig' } };
}

/** A new private key as PKCS #8. */
export async function makeKey(): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  return privateKey.export({ format: 'der', type: 'pkcs8' });
}

/** What credentials are checked with: the key of now, and those before whose private side nobody else has. */
export async function publishedKeys(db: Database): Promise<PublicKey[]> {
  const [current, retired] = await Promise.all([signingKey(db), findRetired(db)]);
  return [current, ...retired.filter(({ stolen }) => !stolen)];
}

/** A JSON Web Token with the institute's signature. `kid` is where its public key is to be found. */
export function signToken({ privateKey }: SigningKey, payload: JWTPayload, kid: string): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' }).sign(privateKey);
}
