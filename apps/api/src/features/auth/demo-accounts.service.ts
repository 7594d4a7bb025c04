import { randomBytes } from 'node:crypto';

import { PRODUCT_ID_PREFIX } from '@abhyas/contract/product';

import type { Database } from '../../platform/database/database.ts';
import { StartFailure } from '@abhyas/postgres/start-failure';
import { productId } from './auth.rules.ts';
import { findAccountByEmail, insertAccount } from './auth.store.ts';
import { hashPassword } from './passwords.ts';

/** Anybody may know these: they exist on one's own machine only. */
const DEMO_PASSWORD = 'a little every day';
const DEMO_PEOPLE = [{ name: 'Demo Learner', email: 'learner@abhyas.example' }] as const;

/** Opens the demo accounts that are missing and returns the lines that announce them. */
export async function openDemoAccounts(db: Database): Promise<string[]> {
  for (const { name, email } of DEMO_PEOPLE) {
    if (await findAccountByEmail(db, email)) continue;
    const abhyasId = productId(PRODUCT_ID_PREFIX, randomBytes(16));
    const passwordHash = await hashPassword(DEMO_PASSWORD, { network: 'own', subject: email });
    await insertAccount(db, { abhyasId, name, email, passwordHash, language: null });
  }
  return DEMO_PEOPLE.map(({ email }) => `Demo account: ${email}, password: ${DEMO_PASSWORD}`);
}

/** @throws StartFailure when a demo account is there (PLATFORM-2). */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  for (const { email } of DEMO_PEOPLE) {
    if (!(await findAccountByEmail(db, email))) continue;
    throw new StartFailure(`The demo account ${email} has a public password: delete it before production.`);
  }
}
