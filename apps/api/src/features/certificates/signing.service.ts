import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

import { calculateJwkThumbprint, SignJWT, type JWK, type JWTPayload } from 'jose';

import type { Database } from '../../platform/database/database.ts';
import { findKey, keepKey } from './signing-key.store.ts';

/** What every verifier of Open Badges 3.0 has to know. */
const ALGORITHM = 'RS256';
const BITS = 2048;

export type SigningKey = {
  /** The thumbprint of the public key (RFC 7638): another key has another name. */
  readonly keyId: string;
  /** Without a `kid`: that is where it is published. */
  readonly publicJwk: JWK;
  readonly privateKey: KeyObject;
};

const keys = new WeakMap<Database, Promise<SigningKey>>();

/** The institute's key, which all API processes share. The first that needs one makes it. */
export function signingKey(db: Database): Promise<SigningKey> {
  const known = keys.get(db);
  if (known) return known;
  const reading = readOrMake(db);
  keys.set(db, reading);
  // What could not be read now is asked for again by the next request.
  reading.catch(() => keys.delete(db));
  return reading;
}

async function readOrMake(db: Database): Promise<SigningKey> {
  const bytes = (await findKey(db)) ?? (await keepKey(db, await makeKey()));
  const privateKey = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (n === undefined || e === undefined) throw new Error('The key of certificates is no RSA key');
  const bare: JWK = { kty: 'RSA', n, e };
  const keyId = await calculateJwkThumbprint(bare);
  return { keyId, privateKey, publicJwk: { ...bare, alg: ALGORITHM, use: 'sig' } };
}

async function makeKey(): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  return privateKey.export({ format: 'der', type: 'pkcs8' });
}

/** A JSON Web Token with the institute's signature. `kid` is where its public key is to be found. */
export function signToken({ privateKey }: SigningKey, payload: JWTPayload, kid: string): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' }).sign(privateKey);
}
