import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { languageOf } from '../../platform/http/language.ts';
import { openOutbound } from '../../platform/outbound/outbound.ts';
import { ltiTextsIn } from './lti-texts.ts';
import { registeredPage } from './plain-page.ts';
import { register } from './registration.service.ts';
import { sendPage } from './send-page.ts';

/** Moodle's token is a JWT. */
const TEXT_MAX = 8192;

/** Where a platform's administrator is brought who lets it register us: in a frame of its own pages or a window. */
export function registrations(app: FastifyInstance, context: Pick<AppContext, 'db' | 'config'>): void {
  const outbound = openOutbound(context.config);
  app.get('/lti/register/:secret', { exposeHeadRoute: false }, async (request, reply) => {
    const { secret = '' } = request.params as { readonly secret?: string };
    const asked = request.query as Readonly<Record<string, unknown>>;
    const from = textOf(asked['openid_configuration']);
    // Opened by somebody who was told the link, not by a platform.
    if (from === '') return reply.redirect('/lti?fault=lti.registration-start', 303);
    const language = languageOf(request);
    const words = ltiTextsIn(language);
    // A window of its own closes itself by its opener.
    reply.removeHeader('x-frame-options').header('cross-origin-opener-policy', 'unsafe-none');
    try {
      const token = textOf(asked['registration_token']);
      await register({ ...context, outbound }, { secret, from, token });
    } catch (error) {
      if (!isToldThere(error, words.faults)) throw error;
      const text = words.faults[error.code];
      reply.status(error.status);
      return sendPage(reply, registeredPage({ language, title: words.faultTitle, text, closes: false }));
    }
    const { registeredTitle: title, registered: text } = words;
    return sendPage(reply, registeredPage({ language, title, text, closes: true }));
  });
}

const textOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= TEXT_MAX ? value : '';

type Faults = ReturnType<typeof ltiTextsIn>['faults'];

const isToldThere = (error: unknown, faults: Faults): error is AppError & { readonly code: keyof Faults } =>
  error instanceof AppError && error.code in faults;
