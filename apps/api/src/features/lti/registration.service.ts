import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { isAskable, OutboundError, type Outbound } from '../../platform/outbound/outbound.ts';
import { newSecret } from './launch.service.ts';
import { addressesOf } from './platforms.service.ts';
import { configurationOf, offerOf, registrationOf } from './registration.rules.ts';
import { countTry, deleteOffer, insertRegistration, saveOffer } from './registrations.store.ts';

type Context = Pick<AppContext, 'db' | 'config'>;

/** A link by which one platform may register us. It is told here only: what is stored does not give it back. */
export async function makeRegistrationLink(
  { db, config }: Context,
  actor: string,
): Promise<{ url: string; until: string }> {
  const secret = newSecret();
  const until = await db.transaction().execute(async (trx) => {
    const ends = (await insertRegistration(trx, secret)).toISOString();
    await recordAudit(trx, { actor, action: 'lti.registration-link', subject: ends });
    return ends;
  });
  return { url: `${config.publicUrl}/lti/register/${secret}`, until };
}

/** Does nothing for one that is decided already. */
export async function refuseOffer({ db }: Context, actor: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const issuer = await deleteOffer(trx, id);
    if (issuer) await recordAudit(trx, { actor, action: 'lti.offer-refused', subject: issuer });
  });
}

type Initiation = {
  readonly secret: string;
  /** Where the platform tells of itself, as it says. */
  readonly from: string;
  /** What the platform wants to be shown with the registration; not every one gives it. */
  readonly token: string;
};

/**
 * Registers us at a platform whose administrator opened an owner's link there (LTI Dynamic Registration, 3), and keeps
 * what it offers until an owner decides.
 * @returns the issuer
 * @throws AppError for a link that is no more, and for a platform that is not in order, refuses or does not answer
 */
export async function register(
  { db, config, outbound }: Context & { readonly outbound: Outbound },
  { secret, from, token }: Initiation,
): Promise<string> {
  const may = (address: string): boolean => isAskable(address, config);
  if (!may(from)) throw new AppError('lti.configuration');
  const id = await countTry(db, secret);
  if (id === undefined) throw new AppError('lti.registration-link');
  const told = await answerOf(outbound(from, { headers: { accept: 'application/json' } }));
  const platform = configurationOf(told.json, from, may);
  if (!told.ok || !platform) throw new AppError('lti.configuration');
  const answer = await answerOf(
    outbound(platform.registration_endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(registrationOf(addressesOf({ config }), platform)),
    }),
  );
  const offer = answer.ok ? offerOf(answer.json, platform) : undefined;
  if (!offer) throw new AppError('lti.registration-refused');
  if (!(await saveOffer(db, id, offer))) throw new AppError('lti.registration-link');
  return offer.issuer;
}

/** @throws AppError 503, whether the server does not answer or is one that we do not ask: nobody learns which servers we reach */
async function answerOf(asked: Promise<Response>): Promise<{ readonly ok: boolean; readonly json: unknown }> {
  try {
    const reply = await asked;
    return { ok: reply.ok, json: (await reply.json().catch(() => null)) as unknown };
  } catch (error) {
    if (error instanceof OutboundError) throw new AppError('lti.platform-away');
    throw error;
  }
}
