import type { FastifyRequest } from 'fastify';

import type { LaunchName } from './launches.store.ts';

const COOKIE_SECONDS = 3600;
const COOKIE = /(?:^|; ?)(?:__Host-)?lti=([\w-]{43})(?:;|$)/;

/** A value of ours by which a browser is known again when its platform sends it back. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return COOKIE.exec(headers.cookie ?? '')?.[1];
}

/** A platform is another site, and posts: by https only such a cookie comes back with that. */
export function cookieOf(browser: string, secure: boolean): string {
  const kept = `Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly`;
  return secure
    ? `__Host-lti=${browser}; ${kept}; Secure; SameSite=None`
    : `lti=${browser}; ${kept}; SameSite=Lax`;
}

/** The launch that a browser names by its code. */
export function launchOf(
  request: Pick<FastifyRequest, 'headers'>,
  { code }: { readonly code: string },
): LaunchName {
  return { code, browser: browserOf(request) ?? '' };
}
