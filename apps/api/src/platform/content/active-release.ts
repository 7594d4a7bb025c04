import type { Release } from '@abhyas/content/release';
import { withTranslations } from '@abhyas/content/older-release';
import { indexRelease, releaseIn, type ReleaseIndex } from '@abhyas/content/release-index';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { Listener } from '@abhyas/postgres/listener';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { DB } from '../database/database-types.generated.ts';

/** Postgres channel on which a publisher tells every API process that another release is active. */
export const RELEASE_CHANNEL = 'release_activated';

export type { ReleaseIndex };

/** The release as it is shown to somebody: each item in their language, or else in English. */
export type ShownRelease = { readonly current: ReleaseIndex };

const EMPTY: Release = { id: '', topics: [], plans: [], testimonials: [], pages: [], files: {} };

/** The release that learners see now, held in memory and swapped when another one is activated. */
export class ActiveRelease {
  #index: ReleaseIndex = indexRelease(EMPTY);
  readonly #translated = new Map<PageLanguage, ReleaseIndex>();
  readonly #db: Kysely<DB>;

  constructor(db: Kysely<DB>) {
    this.#db = db;
  }

  get current(): ReleaseIndex {
    return this.#index;
  }

  /** The same for readers of a language, made when the first of them comes. */
  in(language: PageLanguage): ShownRelease {
    if (language === 'en') return this;
    const current = this.#translated.get(language) ?? indexRelease(releaseIn(this.#index.release, language));
    this.#translated.set(language, current);
    return { current };
  }

  /** Reads which release is active and loads it if it is another than the one held. */
  async refresh(): Promise<void> {
    const active = await this.#db
      .selectFrom('release_activation')
      .select('release_id')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!active || active.release_id === this.#index.release.id) return;
    const row = await this.#db
      .selectFrom('content_release')
      .select('document')
      .where('id', '=', active.release_id)
      .executeTakeFirstOrThrow();
    // Written by publishRelease only, from a Release: an immutable document needs no second check.
    this.#index = indexRelease(withTranslations(row.document as unknown as Release));
    this.#translated.clear();
  }
}

/** Follows activations for as long as the process lives; a connection that was lost reads the release again. */
export function followActivations(url: string, release: ActiveRelease, log: FastifyBaseLogger): Listener {
  const refresh = () => {
    release.refresh().catch((err: unknown) => log.error({ err }, 'release not loaded'));
  };
  return new Listener({
    url,
    channels: [RELEASE_CHANNEL],
    onListening: refresh,
    onNotification: refresh,
  });
}
