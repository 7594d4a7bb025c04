import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../../platform/app-context.ts';
import { AppError } from '../../../platform/errors.ts';
import { emailFault, normaliseEmail } from '../auth.rules.ts';
import { signIn } from '../auth.service.ts';
import { oneAtATime } from '../google-identity.store.ts';
import type { Invitations } from '../registration.service.ts';
import { insertAttempt, takeAttempt } from './attempt.store.ts';
import { departTo, discover, personOf, type Reach } from './provider-client.ts';
import { faultOfProvider } from './provider-faults.ts';
import type { ProviderPerson } from './provider-link.rules.ts';
import { findProvider, type Provider } from './provider.store.ts';
import { holdAccountOf, welcome, type Waiting } from './provider-welcome.service.ts';

/** Subjects have at most 255 characters (OpenID Connect Core 1.0, 2). */
const SUBJECT_MAX = 255;

export type ProviderContext = Pick<AppContext, 'config' | 'db' | 'log'> & {
  readonly invitations: Pick<Invitations, 'isListed'>;
  readonly reach: Reach;
};

/** Where providers send browsers back to: owners enter it there. */
export const returnAddress = ({ config }: Pick<AppContext, 'config'>): string =>
  `${config.publicUrl}/login/return`;

async function offeredProvider({ db }: Pick<AppContext, 'db'>, id: string): Promise<Provider> {
  const provider = await findProvider(db, id);
  if (!provider?.offered) throw new AppError('auth.provider-unknown');
  return provider;
}

/**
 * Begins a sign-in by a provider: where the browser goes, and the key with which only this browser comes back.
 * @throws AppError 404 for a provider that is not offered, 503 when it cannot be reached
 */
export async function beginProviderSignIn(
  context: ProviderContext,
  id: string,
): Promise<{ url: string; key: string }> {
  const provider = await offeredProvider(context, id);
  const departure = await configurationOf(context, provider).then((configuration) =>
    departTo(context.reach, configuration, returnAddress(context)),
  );
  if (!departure) throw new AppError('auth.provider-unreachable', { values: { name: provider.name } });
  const { url, state, ...kept } = departure;
  const key = await insertAttempt(context.db, state, { providerId: provider.id, ...kept });
  return { url, key };
}

async function configurationOf({ reach, log }: ProviderContext, provider: Provider) {
  try {
    return await discover(reach, provider);
  } catch (error) {
    throw faultOfProvider(error, provider, log);
  }
}

export type Returned = {
  readonly key: string;
  /** What the provider added to our address, as it stands there. */
  readonly answer: string;
  readonly language: PageLanguage;
  readonly userAgent: string;
};
export type SignedIn = { readonly token: string } | { readonly link: Waiting };

/**
 * A browser comes back from a provider. Signs in, or says which account's owner has to sign in once.
 * @throws AppError 401 for what is not the way that this browser began, or whom the provider does not vouch for; 403 and
 * 409 where the address is nobody's to take; 503 when the provider cannot be asked
 */
export async function finishProviderSignIn(context: ProviderContext, returned: Returned): Promise<SignedIn> {
  const said = new URLSearchParams(returned.answer);
  const state = said.get('state') ?? '';
  const attempt = await takeAttempt(context.db, state, returned.key);
  if (!attempt) throw new AppError('auth.provider-expired');
  const provider = await offeredProvider(context, attempt.providerId);
  const address = new URL(`${returnAddress(context)}?${said.toString()}`);
  const person = await askForPerson(context, provider, { ...attempt, state, address });
  return context.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, person.email);
    const who = { provider, person, language: returned.language };
    const known = await holdAccountOf(trx, { providerId: provider.id, subject: person.subject });
    const outcome = known ?? (await welcome({ db: trx, invitations: context.invitations }, who));
    if (typeof outcome !== 'string') return { link: outcome };
    return { token: await signIn(trx, { accountId: outcome }, returned.userAgent) };
  });
}

async function askForPerson(
  context: ProviderContext,
  provider: Provider,
  way: Parameters<typeof personOf>[1],
): Promise<ProviderPerson> {
  const configuration = await configurationOf(context, provider);
  const person = await personOf(configuration, way).catch((error: unknown) => {
    throw faultOfProvider(error, provider, context.log);
  });
  const values = { name: provider.name };
  if (!person || person.subject === '' || person.subject.length > SUBJECT_MAX) {
    throw new AppError('auth.provider-invalid', { values });
  }
  const email = normaliseEmail(person.email);
  if (emailFault(email)) throw new AppError('auth.provider-no-address', { values });
  return { ...person, email };
}
