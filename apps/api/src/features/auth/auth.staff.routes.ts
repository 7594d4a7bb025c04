import {
  addProvider,
  changeProvider,
  getRegistration,
  listProviders,
  removeProvider,
  saveRegistration,
  tryProvider,
} from '@abhyas/contract/auth.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { reachOf } from './providers/provider-reach.ts';
import { returnAddress } from './providers/provider-sign-in.service.ts';
import * as providers from './providers/providers.service.ts';
import { tryGivenProvider } from './providers/try-provider.service.ts';
import { findRegistrationRule } from './registration-rule.store.ts';
import { saveRegistrationRule } from './who-may-register.service.ts';

/** What owners say of registration and sign-in. */
export async function authStaffRoutes(
  app: FastifyInstance,
  { config, db }: Pick<AppContext, 'config' | 'db'>,
): Promise<void> {
  const reach = reachOf(config);
  const list = async () => ({
    providers: await providers.listProviders({ db }),
    returnAddress: returnAddress({ config }),
  });

  handle(app, getRegistration, async () => findRegistrationRule(db));

  handle(app, saveRegistration, async ({ identity, body }) =>
    saveRegistrationRule({ db }, identity.accountId, body),
  );

  handle(app, listProviders, list);

  handle(app, addProvider, async ({ identity, body }) => {
    await providers.addProvider({ db }, identity.accountId, body);
    return list();
  });

  handle(app, changeProvider, async ({ identity, params, body }) => {
    await providers.changeProvider({ db }, identity.accountId, { ...body, id: params.id });
    return list();
  });

  handle(app, removeProvider, async ({ identity, params }) => {
    await providers.removeProvider({ db }, identity.accountId, params.id);
    return list();
  });

  handle(app, tryProvider, async ({ body }) => ({
    findings: await tryGivenProvider({ config, db, reach }, body),
  }));
}
