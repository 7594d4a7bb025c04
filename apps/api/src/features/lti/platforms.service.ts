import type { LtiAddresses, LtiOffer, LtiPlatform, LtiPlatformForm } from '@abhyas/contract/lti.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { isAskable } from '../../platform/outbound/outbound.ts';
import { normalisedForm, platformFault } from './platform-form.rules.ts';
import { deletePlatform, findPlatform, listPlatforms, savePlatform } from './platforms.store.ts';
import { deleteOffer, listOffers } from './registrations.store.ts';

type Context = Pick<AppContext, 'db' | 'config'>;

/** Where platforms find us; the same for all of them. */
export function addressesOf({ config }: Pick<Context, 'config'>): LtiAddresses {
  const at = (path: string) => `${config.publicUrl}${path}`;
  return { login: at('/lti/login'), launch: at('/lti/launch'), keys: at('/lti/keys') };
}

export async function readPlatforms(
  context: Context,
): Promise<{ platforms: LtiPlatform[]; offers: LtiOffer[]; addresses: LtiAddresses }> {
  return {
    platforms: await listPlatforms(context.db),
    offers: await listOffers(context.db),
    addresses: addressesOf(context),
  };
}

type Saving = { readonly id: string; readonly form: LtiPlatformForm };

/**
 * Registers a platform or changes its registration. One that has registered us by itself is accepted by this: what it
 * offered under the same id is decided.
 * @throws AppError 400 for a field that is empty or no address, 409 for a client that is registered already
 */
export async function registerPlatform(
  { db, config }: Context,
  actor: string,
  { id, form: entered }: Saving,
): Promise<void> {
  const form = normalisedForm(entered);
  const fault = platformFault(form, (address) => isAskable(address, config));
  if (fault) throw new AppError(fault.code, { field: fault.field });
  try {
    await db.transaction().execute(async (trx) => {
      const before = await findPlatform(trx, id);
      await savePlatform(trx, { id, ...form });
      await deleteOffer(trx, id);
      const action = before ? 'lti.platform-changed' : 'lti.platform-added';
      await recordAudit(trx, { actor, action, subject: form.name, before, after: form });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'lti_platform_client_key')) throw error;
    throw new AppError('lti.platform-taken', { field: 'clientId' });
  }
}

/** Does nothing for one that is not there. */
export async function removePlatform({ db }: Context, actor: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await findPlatform(trx, id);
    if (!before) return;
    await deletePlatform(trx, id);
    await recordAudit(trx, { actor, action: 'lti.platform-removed', subject: before.name, before });
  });
}
