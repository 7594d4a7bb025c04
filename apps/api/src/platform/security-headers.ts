import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const GOOGLE = 'https://accounts.google.com';
const RAZORPAY = ['https://checkout.razorpay.com', 'https://api.razorpay.com'];
const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://www.youtube.com'];
const YEAR_SECONDS = 31_536_000;

/**
 * Headers on every answer. Scripts come from our own origin and the two providers only, never inline.
 * Styles may be inline because the editor, the toasts and the dialogs set them; they cannot run code.
 */
export async function securityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", GOOGLE, ...RAZORPAY],
        'style-src': ["'self'", "'unsafe-inline'", GOOGLE],
        'img-src': ["'self'", 'data:', 'https:'],
        'font-src': ["'self'"],
        'media-src': ["'self'", 'blob:', 'https:'],
        'connect-src': ["'self'", GOOGLE, ...RAZORPAY],
        'frame-src': [GOOGLE, ...RAZORPAY, ...VIDEO_FRAMES],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Google's and Razorpay's windows talk back to the page that opened them.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
}
