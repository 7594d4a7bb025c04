import type { FastifyInstance } from 'fastify';

import type { ActiveRelease } from '../content/active-release.ts';

const GOOGLE = 'https://accounts.google.com';
const RAZORPAY = 'https://checkout.razorpay.com https://api.razorpay.com';
const VIDEO_FRAMES = 'https://www.youtube-nocookie.com https://www.youtube.com';
const YEAR_SECONDS = 31_536_000;

/**
 * Scripts come from our own origin and the two providers only, never inline, and no text becomes HTML or a
 * script's address without apps/web/src/lib/trusted-types.ts. Styles may be inline because the editor, the
 * toasts and the dialogs set them; they cannot run code. Videos come from where the content says, and from nowhere
 * else.
 */
const policyFor = (videoOrigins: readonly string[]) => ({
  'default-src': "'none'",
  'script-src': `'self' ${GOOGLE} ${RAZORPAY}`,
  'style-src': `'self' 'unsafe-inline' ${GOOGLE}`,
  'img-src': "'self' data: https:",
  'font-src': "'self'",
  'media-src': ["'self' blob:", ...videoOrigins].join(' '),
  // Playlists of videos, and their pieces, are fetched by the player.
  'connect-src': ["'self'", GOOGLE, RAZORPAY, ...videoOrigins].join(' '),
  // Ours is the empty frame of a learner's page (features/running/page-frame.routes.ts).
  'frame-src': `'self' ${GOOGLE} ${RAZORPAY} ${VIDEO_FRAMES}`,
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The last two are the policies of the cleaner and of Google's own libraries.
  'trusted-types': 'default dompurify goog#html',
});

type Site = {
  readonly https: boolean;
  /** Other hosts that the content names for its videos. */
  readonly videoOrigins?: readonly string[];
};

/** The headers of every answer, errors and files included. */
export function securityHeaders({ https, videoOrigins = [] }: Site): Readonly<Record<string, string>> {
  return {
    'content-security-policy': Object.entries(policyFor(videoOrigins))
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // Google's and Razorpay's windows talk back to the page that opened them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=(), serial=(), hid=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filter that old browsers had could itself be used for an attack; the policy above does its work.
    'x-xss-protection': '0',
    ...(https && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

/** Sets them before anything else happens, with the hosts of the release that is active; a route may then tighten its own. */
export function setSecurityHeaders(
  app: FastifyInstance,
  { https, release }: { https: boolean; release: Pick<ActiveRelease, 'whole'> },
): void {
  let made:
    | { readonly origins: readonly string[]; readonly headers: Readonly<Record<string, string>> }
    | undefined;
  app.addHook('onRequest', async (_request, reply) => {
    const { videoOrigins } = release.whole;
    if (made?.origins !== videoOrigins) {
      made = { origins: videoOrigins, headers: securityHeaders({ https, videoOrigins }) };
    }
    reply.headers(made.headers);
  });
}
