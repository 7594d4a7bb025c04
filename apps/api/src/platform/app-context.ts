import type { RunQueueClient } from '@abhyas/queue/run-queue.client';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { DB } from './database/database-types.generated.ts';
import type { PaymentProvider } from './payment-provider/payment-provider.ts';
import type { ActiveRelease } from './content/active-release.ts';
import type { Google } from './identity/google.ts';
import type { AssetPreviewer } from './content/asset-previewer.ts';
import type { ReleaseBuilder } from './content/release-builder.ts';
import type { Mailer } from './mail/mailer.ts';

/** What features are built from. Each takes only the parts that it uses. */
export type AppContext = {
  readonly config: Config;
  readonly db: Kysely<DB>;
  readonly release: ActiveRelease;
  readonly builder: ReleaseBuilder;
  readonly previewer: AssetPreviewer;
  readonly queue: RunQueueClient;
  readonly google: Google;
  readonly mailer: Mailer;
  readonly provider: PaymentProvider;
  readonly log: FastifyBaseLogger;
};
