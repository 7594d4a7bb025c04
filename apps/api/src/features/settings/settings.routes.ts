import { getSettings, setSettings } from '@abhyas/contract/settings';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { findSettings, saveSettings } from './settings.store.ts';

export async function settingsRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): Promise<void> {
  handle(app, getSettings, async ({ identity }) => findSettings(db, identity.accountId));

  handle(app, setSettings, async ({ identity, body }) => {
    await saveSettings(db, identity.accountId, body);
    return findSettings(db, identity.accountId);
  });
}
