import type { CertificateKeys } from '@abhyas/contract/certificates.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { findRetired, holdKey, insertRetired, replaceKey } from './signing-key.store.ts';
import { makeKey, signingKey } from './signing.service.ts';

type Context = Pick<AppContext, 'db'>;

/** The institute's current key, and its earlier ones. */
export async function keysOf({ db }: Context): Promise<CertificateKeys> {
  const [{ keyId }, retired] = await Promise.all([signingKey(db), findRetired(db)]);
  return {
    current: keyId,
    retired: retired.map((key) => ({
      keyId: key.keyId,
      retiredAt: key.retiredAt.toISOString(),
      stolen: key.stolen,
    })),
  };
}

type Change = { readonly current: string; readonly stolen: boolean };

/**
 * Signs with a new key from now on. The public side of the one before stays published, unless somebody else has its
 * private side.
 * @throws AppError 409 where `current` is not the key of now: sent twice, it is changed once
 */
export async function changeKey({ db }: Context, actor: string, { current, stolen }: Change): Promise<void> {
  // Drawing a key takes a while: outside of the transaction.
  const next = await makeKey();
  await db.transaction().execute(async (trx) => {
    await holdKey(trx);
    const { keyId, publicJwk } = await signingKey(trx);
    if (keyId !== current) throw new AppError('certificates.key-changed');
    await insertRetired(trx, { keyId, publicJwk, stolen });
    await replaceKey(trx, next);
    const action = stolen ? 'institute.key-stolen' : 'institute.key-changed';
    await recordAudit(trx, { actor, action, subject: keyId });
  });
}
