import type { Release } from '@abhyas/content/release';
import { withTranslations } from '@abhyas/content/older-release';
import { indexRelease, releaseIn, type ReleaseIndex } from '@abhyas/content/release-index';
import { seenRelease, type Sight } from '@abhyas/content/seen-release';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { Listener } from '@abhyas/postgres/listener';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { DB } from '../database/database-types.generated.ts';
import { ContentLimits } from './content-limits.ts';
import { presentSight } from './sight.ts';

/** Postgres channel on which every API process is told that another release is active, or limited to other classes. */
export const RELEASE_CHANNEL = 'release_activated';

export type { ReleaseIndex };

/** The release as it is shown to somebody: each item in their language, or else in English. */
export type ShownRelease = { readonly current: ReleaseIndex };

const EMPTY: Release = { id: '', topics: [], plans: [], testimonials: [], pages: [], files: {} };

/** Of more sights than these the index is made anew: as many as sets of classes that learners are in, at most. */
const SIGHTS_MAX = 100;

/**
 * The release that learners see now, held in memory and swapped when another one is activated. Read from here it is what
 * whoever asks may see: a call says who asks, and where nobody does, it is what a visitor sees (decision 0370).
 */
export class ActiveRelease {
  #index: ReleaseIndex = indexRelease(EMPTY);
  readonly #translated = new Map<PageLanguage, ReleaseIndex>();
  readonly #seen = new LRUCache<string, ReleaseIndex>({ max: SIGHTS_MAX });
  readonly #db: Kysely<DB>;
  readonly #patient: Kysely<DB>;
  /** What of it is for some classes only. */
  readonly limits: ContentLimits;

  /** @param patient reads whole releases, which takes seconds on a busy machine */
  constructor(db: Kysely<DB>, patient = db) {
    this.#db = db;
    this.#patient = patient;
    this.limits = new ContentLimits(db);
  }

  get current(): ReleaseIndex {
    return this.#shown('en');
  }

  /** All of it, whoever asks: for what is about the release itself. A test lists who may read it. */
  get whole(): ReleaseIndex {
    return this.#index;
  }

  /** The same for readers of a language, made when the first of them comes. */
  in(language: PageLanguage): ShownRelease {
    return { current: this.#shown(language) };
  }

  /** What the learners of a class see who are in no other one. */
  ofClass(batchId: string): ReleaseIndex {
    return this.#seenWith(this.limits.sightOfLearner([batchId]), 'en');
  }

  #shown(language: PageLanguage): ReleaseIndex {
    return this.#seenWith(presentSight() ?? this.limits.visitor, language);
  }

  #seenWith(sight: Sight, language: PageLanguage): ReleaseIndex {
    if (sight.name === '') return this.#wholeIn(language);
    const key = `${language} ${sight.name}`;
    const index = this.#seen.get(key) ?? this.#make(language, sight);
    this.#seen.set(key, index);
    return index;
  }

  #make(language: PageLanguage, sight: Sight): ReleaseIndex {
    return indexRelease(seenRelease(this.#wholeIn(language).release, sight));
  }

  #wholeIn(language: PageLanguage): ReleaseIndex {
    if (language === 'en') return this.#index;
    const index = this.#translated.get(language) ?? indexRelease(releaseIn(this.#index.release, language));
    this.#translated.set(language, index);
    return index;
  }

  /** Reads for whom what is, and which release is active; loads it if it is another than the one held. */
  async refresh(): Promise<void> {
    await this.limits.refresh();
    const active = await this.#db
      .selectFrom('release_activation')
      .select('release_id')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!active || active.release_id === this.#index.release.id) return;
    const row = await this.#patient
      .selectFrom('content_release')
      .select('document')
      .where('id', '=', active.release_id)
      .executeTakeFirstOrThrow();
    // Written by publishRelease only, from a Release: an immutable document needs no second check.
    this.#index = indexRelease(withTranslations(row.document as unknown as Release));
    this.#translated.clear();
    this.#seen.clear();
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
