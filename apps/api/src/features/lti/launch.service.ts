import { randomBytes } from 'node:crypto';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { readClaims } from './claims.rules.ts';
import { insertLaunch, insertLogin, takeLogin } from './launches.store.ts';
import type { PlatformKeys } from './platform-keys.ts';
import { addressesOf } from './platforms.service.ts';
import { findByIssuer, findPlatform, type Platform } from './platforms.store.ts';

type Context = Pick<AppContext, 'db' | 'config'>;
/** What a form or a query brought. */
export type Fields = URLSearchParams;

const SECRET_BYTES = 32;
/** A random secret, of which only the hash is stored. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

const FIELD_MAX = 4000;

function field(fields: Fields, name: string): string {
  const value = fields.get(name) ?? '';
  return value.length > FIELD_MAX ? '' : value;
}

/**
 * Where a browser that a platform sent us goes to be told who it is (LTI Security Framework, 5.1.1.2): the authentication
 * endpoint that the owner registered, whatever the request says.
 * @throws AppError 404 for a platform that is not registered
 */
export async function beginLogin({ db, config }: Context, fields: Fields, browser: string): Promise<string> {
  const platform = await platformOf(db, fields);
  const frame = field(fields, 'frame');
  const [state, nonce] = [newSecret(), newSecret()];
  await insertLogin(db, { state, browser, platformId: platform.id, nonce, frame });
  const url = new URL(platform.authUrl);
  const asked = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: addressesOf({ config }).launch,
    login_hint: field(fields, 'login_hint'),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  const hint = field(fields, 'lti_message_hint');
  if (hint !== '') url.searchParams.set('lti_message_hint', hint);
  return url.href;
}

async function platformOf(db: Context['db'], fields: Fields): Promise<Platform> {
  const clientId = field(fields, 'client_id');
  const known = await findByIssuer(db, field(fields, 'iss'));
  const meant = clientId === '' ? known : known.filter((each) => each.clientId === clientId);
  const [platform] = meant;
  if (!platform || meant.length > 1) throw new AppError('lti.platform-unknown');
  return platform;
}

/**
 * Checks what a platform has signed about the person it launches, and keeps it for the browser that asked for it.
 * @returns the code by which that browser goes on
 * @throws AppError 401 for a state that was used, is too old or another browser's, and for a token that is not in order
 */
export async function takeLaunch(
  { db, keys }: Context & { readonly keys: PlatformKeys },
  fields: Fields,
  browser: string,
): Promise<string> {
  const login = await takeLogin(db, { state: field(fields, 'state'), browser });
  const platform = login && (await findPlatform(db, login.platformId));
  if (!platform) throw new AppError('lti.state');
  const read = readClaims(await keys.read(platform, fields.get('id_token') ?? ''));
  if (!read || read.nonce !== login.nonce) throw new AppError('lti.invalid');
  const { claims } = read;
  if (!platform.deploymentIds.includes(claims.deploymentId)) throw new AppError('lti.deployment');
  const code = newSecret();
  await insertLaunch(db, { code, browser, platformId: platform.id, claims, frameHash: login.frameHash });
  return code;
}
