import { randomUUID } from 'node:crypto';

import type { Cast } from './actors.ts';
import { everybody, onlyOwner, signedIn, type Row } from './matrix-row.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'a much better horse';

async function ownersSession({ owner }: Cast) {
  const { body } = await owner.get('/api/users/sessions');
  const [session] = body['sessions'] as { id: string }[];
  return { params: { id: session?.id ?? '' }, body: { password: PASSWORD } };
}

/** Accounts, sessions, settings, notifications, messages to the institute. */
export const accountRows: readonly Row[] = [
  {
    route: 'POST /api/users',
    answers: everybody(409),
    asks: ({ owner: { email } }) => ({ body: { name: 'Not the owner', email, password: PASSWORD } }),
  },
  {
    route: 'POST /api/users/invitation',
    answers: everybody(404),
    asks: { body: { key: 'not a key of ours' } },
  },
  {
    route: 'POST /api/users/invited',
    answers: everybody(404),
    asks: { body: { key: 'not a key of ours', name: 'Nobody', password: PASSWORD } },
  },
  { route: 'GET /api/auth', answers: everybody(200) },
  {
    route: 'POST /api/auth',
    answers: everybody(401),
    asks: ({ owner: { email } }) => ({ body: { email, password: 'not their password' } }),
  },
  {
    route: 'POST /api/auth/first-password',
    answers: everybody(401),
    asks: { body: { email: 'nobody@example.in', password: 'printed', newPassword: 'their own words' } },
  },
  { route: 'GET /api/auth/ways', answers: everybody(200) },
  { route: 'GET /api/auth/google', answers: everybody(200) },
  { route: 'POST /api/auth/gsignin', answers: everybody(401), asks: { body: { idToken: 'forged' } } },
  {
    route: 'POST /api/lti/enter',
    answers: everybody(404),
    asks: { body: { code: 'guessed', agreed: true } },
  },
  { route: 'POST /api/lti/confirm', answers: signedIn(404), asks: { body: { code: 'guessed' } } },
  {
    route: 'POST /api/auth/providers/:id/begin',
    answers: everybody(404),
    asks: () => ({ params: { id: randomUUID() } }),
  },
  {
    route: 'POST /api/auth/providers/finish',
    answers: everybody(401),
    asks: { body: { key: 'guessed', answer: 'code=guessed&state=guessed' } },
  },
  {
    route: 'POST /api/auth/providers/link',
    answers: signedIn(409),
    asks: { body: { key: 'guessed' } },
  },
  { route: 'POST /api/auth/logout', answers: signedIn() },
  { route: 'GET /emailconfirmed', answers: everybody(303), asks: { query: '?key=guessed' } },
  { route: 'GET /api/users/resend', answers: signedIn() },
  {
    route: 'GET /api/users/recoverymail',
    answers: everybody(200),
    asks: () => ({ query: `?email=${randomUUID()}@example.in` }),
  },
  {
    route: 'POST /api/users/changepassword',
    answers: everybody(400),
    asks: ({ owner: { email } }) => ({ body: { recKey: 'guessed', email, password: NEW_PASSWORD } }),
  },
  {
    route: 'POST /api/users/changepasswordaccount',
    answers: signedIn(),
    asks: { body: { oldpassword: PASSWORD, password: NEW_PASSWORD } },
  },
  { route: 'POST /api/users/profile', answers: signedIn(), asks: { body: { college: 'Elsewhere' } } },
  { route: 'GET /api/users/sessions', answers: signedIn() },
  {
    route: 'POST /api/users/sessions/endothers',
    answers: signedIn(),
    asks: { body: { password: PASSWORD } },
  },
  // Of another account's session it knows nothing, and says the same either way.
  { route: 'DELETE /api/users/sessions/:id', answers: signedIn(), asks: ownersSession },
  { route: 'GET /api/users/export', answers: signedIn() },
  { route: 'POST /api/users/delete', answers: signedIn(), asks: { body: { password: PASSWORD } } },
  { route: 'GET /api/settings/getsettings', answers: signedIn() },
  { route: 'POST /api/settings/setsettings', answers: signedIn(), asks: { body: { codeTheme: 2 } } },
  { route: 'GET /api/auth/notifications', answers: signedIn() },
  { route: 'GET /api/auth/notifications/unread', answers: signedIn() },
  { route: 'POST /api/auth/notifications/read', answers: signedIn(), asks: { body: {} } },
  { route: 'POST /api/auth/notifications/unread', answers: signedIn(), asks: { body: { ids: [] } } },
  { route: 'GET /api/auth/notifications/choices', answers: signedIn() },
  { route: 'POST /api/auth/notifications/choices', answers: signedIn(), asks: { body: { digest: true } } },
  {
    route: 'POST /api/analytics/addfeedback',
    answers: signedIn(),
    asks: { body: { feedback: 'Well done', mode: 1 } },
  },
  { route: 'GET /api/analytics/feedback', answers: signedIn() },
  {
    route: 'POST /api/analytics/feedback/:number/consent',
    answers: onlyOwner(404),
    asks: async ({ owner }) => {
      const { body } = await owner.post('/api/analytics/addfeedback', { feedback: 'It helped', mode: 3 });
      return { params: { number: String(body['number']) }, body: { mayShow: true } };
    },
  },
  // The doorway of the console: it says that somebody is on no staff, and does nothing for them.
  { route: 'GET /api/admin/standing', answers: signedIn() },
  { route: 'POST /api/admin/second-factor/setup', answers: signedIn(403) },
  {
    route: 'POST /api/admin/second-factor/confirm',
    answers: signedIn(403),
    asks: { body: { code: '000000' } },
  },
  { route: 'POST /api/admin/second-factor/give', answers: signedIn(403), asks: { body: { code: '000000' } } },
];
