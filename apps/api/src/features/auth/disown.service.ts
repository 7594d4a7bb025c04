import type { Database } from '../../platform/database/database.ts';
import { endSessions } from '../../platform/identity/sessions.ts';
import { confirmAddress } from './auth.service.ts';
import { setPasswordHash } from './auth.store.ts';
import { dropGoogleIdentity } from './google-identity.store.ts';
import { dropLtiIdentities } from './lti-identity.store.ts';
import { dropKeys } from './mail-key.store.ts';

/**
 * Shuts out whoever made an account without confirming its address, for the one to whom the address was proved to
 * belong: by Google, by the institute's provider, or by a platform of LTI.
 */
export async function disown(trx: Database, accountId: string): Promise<void> {
  await setPasswordHash(trx, accountId, null);
  await dropGoogleIdentity(trx, accountId);
  await dropLtiIdentities(trx, accountId);
  await endSessions(trx, accountId);
  await dropKeys(trx, accountId);
  await confirmAddress(trx, accountId);
}
