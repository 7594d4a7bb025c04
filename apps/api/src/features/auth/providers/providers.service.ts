import type { ProviderEntry } from '@abhyas/contract/auth.staff';
import { limits } from '@abhyas/contract/limits';

import type { AppContext } from '../../../platform/app-context.ts';
import { AppError } from '../../../platform/errors.ts';
import { recordAudit } from '../../../platform/identity/audit.ts';
import { normaliseLine } from '../auth.rules.ts';
import { domainsFault, readDomains } from '../registration.rules.ts';
import {
  countLinked,
  deleteProvider,
  findProviders,
  insertProvider,
  lockProvider,
  updateProvider,
  type Provider,
} from './provider.store.ts';

type Context = Pick<AppContext, 'db'>;

/** A provider as the console shows it: its secret is never shown again. */
export async function listProviders({ db }: Context): Promise<ProviderEntry[]> {
  const [providers, linked] = await Promise.all([findProviders(db), countLinked(db)]);
  return providers.map(({ clientSecret: _secret, ...shown }) => ({
    ...shown,
    linked: linked.get(shown.id) ?? 0,
  }));
}

export type GivenProvider = {
  readonly name: string;
  readonly clientId: string;
  /** Left blank it stays as it is. */
  readonly clientSecret: string;
  readonly domains: readonly string[];
  readonly offered: boolean;
};

/** @throws AppErrors for what is missing or no domain */
function checked(given: GivenProvider, storedSecret: string): Omit<Provider, 'id' | 'issuer'> {
  const name = normaliseLine(given.name);
  const clientId = given.clientId.trim();
  const clientSecret = given.clientSecret.trim() || storedSecret;
  if (name === '' || Array.from(name).length > limits.providerNameMax) {
    throw new AppError('auth.provider-name', { field: 'name' });
  }
  const [missing] = Object.entries({ clientId, clientSecret }).find(([, value]) => value === '') ?? [];
  if (missing !== undefined) throw new AppError('auth.provider-missing', { field: missing });
  const domains = [...readDomains(given.domains)];
  const fault = domainsFault(domains);
  if (fault)
    throw new AppError(fault.code, { field: 'domains', ...(fault.values && { values: fault.values }) });
  return { name, clientId, clientSecret, domains, offered: given.offered };
}

/** As the issuer calls itself: a typed space or a fragment is no part of it. @throws AppError for what is none */
export function readIssuer(typed: string): string {
  const text = typed.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  ) {
    throw new AppError('auth.provider-issuer', { field: 'issuer' });
  }
  return text;
}

/** Adds a provider. @throws AppError for what is missing or wrong, 409 for an issuer that is there */
export async function addProvider(
  { db }: Context,
  actor: string,
  given: GivenProvider & { readonly issuer: string },
): Promise<void> {
  const provider = { issuer: readIssuer(given.issuer), ...checked(given, '') };
  await db.transaction().execute(async (trx) => {
    if (!(await insertProvider(trx, provider)))
      throw new AppError('auth.provider-known', { field: 'issuer' });
    const action = 'signin.provider-add';
    await recordAudit(trx, { actor, action, subject: provider.name, after: told(provider) });
  });
}

/** Changes a provider. @throws AppError for what is missing or wrong, 404 for one that is gone */
export async function changeProvider(
  { db }: Context,
  actor: string,
  { id, ...given }: GivenProvider & { readonly id: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockProvider(trx, id);
    if (!before) throw new AppError('staff.entry-unknown');
    const after = { id, ...checked(given, before.clientSecret) };
    await updateProvider(trx, after);
    const secretChanged = after.clientSecret !== before.clientSecret;
    await recordAudit(trx, {
      actor,
      action: 'signin.provider-change',
      subject: after.name,
      before: told(before),
      after: { ...told(after), secretChanged },
    });
  });
}

/** Takes a provider away, and with it every link to it; accounts stay. @throws AppError 404 for one that is gone */
export async function removeProvider({ db }: Context, actor: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockProvider(trx, id);
    if (!before) throw new AppError('staff.entry-unknown');
    const linked = (await countLinked(trx)).get(id) ?? 0;
    await deleteProvider(trx, id);
    const entry = { actor, action: 'signin.provider-remove', subject: before.name } as const;
    await recordAudit(trx, { ...entry, before: { ...told(before), linked } });
  });
}

/** For the audit log, which shows no secret. */
function told({ name, clientId, domains, offered }: Omit<Provider, 'id' | 'issuer'>) {
  return { name, clientId, domains, offered };
}
