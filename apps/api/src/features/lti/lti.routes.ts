import { confirmLti, enterLti } from '@abhyas/contract/lti';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/http/http.ts';
import { languageOf } from '../../platform/http/language.ts';
import { openOutbound } from '../../platform/outbound/outbound.ts';
import { confirm, enter } from './enter.service.ts';
import { browserOf, cookieOf, launchOf } from './launch-cookie.ts';
import { beginLogin, newSecret, takeLaunch, type Fields } from './launch.service.ts';
import { frameName, takeAnswer, takeAnswerForFrame } from './launches.store.ts';
import { ltiTextsIn } from './lti-texts.ts';
import { publicKeys } from './own-keys.service.ts';
import { PlatformKeys } from './platform-keys.ts';
import { newWindowPage, sendingPage } from './plain-page.ts';
import { registrations } from './registration.routes.ts';
import { sendPage } from './send-page.ts';

type Context = Pick<AppContext, 'db' | 'config' | 'release'>;

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES_MAX = 65_536;

/** LTI 1.3: what the Moodle or Canvas of a college asks, and what its learners' browsers ask after it. */
export async function ltiRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.addContentTypeParser<string>(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES_MAX }, readForm);
  launches(app, context);
  choices(app, context);
  registrations(app, context);
  app.get('/lti/keys', { exposeHeadRoute: false }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(await publicKeys(context.db)),
  );
  handle(app, enterLti, ({ body: { agreed, code }, language, request }) =>
    enter(context, {
      ...launchOf(request, { code }),
      agreed,
      language,
      userAgent: request.headers['user-agent'] ?? '',
    }),
  );
  handle(app, confirmLti, async ({ identity, body, request }) => ({
    to: await confirm(context, identity.accountId, launchOf(request, body)),
  }));
}

const readForm = async (_request: unknown, body: string) => new URLSearchParams(body);

/** By a platform's word. */
function launches(app: FastifyInstance, context: Context): void {
  const keys = new PlatformKeys(openOutbound(context.config));
  const isSecure = context.config.publicUrl.startsWith('https:');
  const login = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fields = fieldsOf(request);
    if (isFramed(request)) return sendNewWindow(request, reply, fields);
    return leadOn(reply, async () => {
      const browser = browserOf(request) ?? newSecret();
      const to = await beginLogin(context, fields, browser);
      reply.header('set-cookie', cookieOf(browser, isSecure));
      return to;
    });
  };
  app.get('/lti/login', { exposeHeadRoute: false }, login);
  app.post('/lti/login', login);
  app.post('/lti/launch', (request, reply) =>
    leadOn(reply, async () => {
      const code = await takeLaunch({ ...context, keys }, fieldsOf(request), browserOf(request) ?? '');
      return `/lti#${code}`;
    }),
  );
}

/** What a teacher has chosen goes back to the platform by their browser. */
function choices(app: FastifyInstance, { db }: Context): void {
  app.get('/lti/return', { exposeHeadRoute: false }, async (request, reply) => {
    const code = fieldsOf(request).get('code') ?? '';
    const answer = await takeAnswer(db, launchOf(request, { code }));
    if (!answer) return leadOn(reply, () => Promise.reject(new AppError('lti.state')));
    const language = languageOf(request);
    return sendPage(reply, sendingPage({ language, action: ltiTextsIn(language).back, ...answer }));
  });
  app.post('/lti/frame', async ({ body }, reply) => {
    const { frame = '' } = (body ?? {}) as { frame?: unknown };
    reply.header('cache-control', 'no-store');
    return (typeof frame === 'string' && (await takeAnswerForFrame(db, frame))) || {};
  });
}

/** Leads to an address; a fault leads to our own page, whose address names it. */
async function leadOn(reply: FastifyReply, find: () => Promise<string>): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  try {
    return await reply.redirect(await find(), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return reply.redirect(`/lti?fault=${error.code}`, 303);
  }
}

function fieldsOf({ body, query }: FastifyRequest): Fields {
  if (body instanceof URLSearchParams) return body;
  const entries = Object.entries(query as Readonly<Record<string, unknown>>);
  return new URLSearchParams(
    entries.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** Browsers say where they are going to show the answer (Fetch Metadata). */
const isFramed = ({ headers }: FastifyRequest): boolean =>
  ['iframe', 'frame', 'embed', 'object'].includes(String(headers['sec-fetch-dest']));

function sendNewWindow(request: FastifyRequest, reply: FastifyReply, fields: Fields): FastifyReply {
  const language = languageOf(request);
  const words = ltiTextsIn(language);
  const frame = newSecret();
  const onward = new URLSearchParams(fields);
  onward.set('frame', frameName(frame));
  const page = newWindowPage({
    language,
    text: words.framed,
    action: words.newWindow,
    href: `/lti/login?${onward.toString()}`,
    frame,
  });
  reply.removeHeader('x-frame-options');
  return sendPage(reply, page);
}
