import type { FastifyInstance } from 'fastify';

const GOOGLE = 'https://accounts.google.com';
const RAZORPAY = 'https://checkout.razorpay.com https://api.razorpay.com';
const VIDEO_FRAMES = 'https://www.youtube-nocookie.com https://www.youtube.com';
const YEAR_SECONDS = 31_536_000;

/**
 * Scripts come from our own origin and the two providers only, never inline, and no text becomes HTML or a
 * script's address without apps/web/src/lib/trusted-types.ts. Styles may be inline because the editor, the
 * toasts and the dialogs set them; they cannot run code.
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': `'self' ${GOOGLE} ${RAZORPAY}`,
  'style-src': `'self' 'unsafe-inline' ${GOOGLE}`,
  'img-src': "'self' data: https:",
  'font-src': "'self'",
  'media-src': "'self' blob: https:",
  'connect-src': `'self' ${GOOGLE} ${RAZORPAY}`,
  'frame-src': `${GOOGLE} ${RAZORPAY} ${VIDEO_FRAMES}`,
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // `goog#html` is the policy of Google's own libraries.
  'trusted-types': 'default abhyas-inert goog#html',
};

/** The headers of every answer, errors and files included. */
export function securityHeaders({ https }: { readonly https: boolean }): Readonly<Record<string, string>> {
  return {
    'content-security-policy': Object.entries(POLICY)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // Google's and Razorpay's windows talk back to the page that opened them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=(), bluetooth=(), serial=(), hid=()',
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

/** Sets them before anything else happens; a route may then tighten its own. */
export function setSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
