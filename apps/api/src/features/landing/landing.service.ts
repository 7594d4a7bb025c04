import type { LandingData } from '@abhyas/contract/landing';

import type { AppContext } from '../../platform/app-context.ts';
import { publishedTestimonials } from '../support/testimonials.service.ts';
import { pricingPlans } from '../plans/plans.service.ts';
import { landingCourse, shownTestimonials } from './landing.rules.ts';

/** How long a testimonial that was published or withdrawn may take to come to the page, or go from it. */
const FRESH_MS = 2000;

/** What the landing page shows: courses and plans of the active release, and what learners say. */
export class LandingService {
  readonly #context: Pick<AppContext, 'db' | 'release' | 'log'>;
  #published: LandingData['testimonials'] = [];
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(context: Pick<AppContext, 'db' | 'release' | 'log'>) {
    this.#context = context;
  }

  async data(): Promise<LandingData> {
    await this.#refresh();
    const index = this.#context.release.current;
    return {
      courses: index.release.topics.map(landingCourse),
      plans: pricingPlans(index),
      testimonials: shownTestimonials(this.#published, index.release.testimonials),
    };
  }

  /** If the database is down, the page stays as it was. */
  async #refresh(): Promise<void> {
    if (performance.now() - this.#readAt < FRESH_MS) return;
    this.#readAt = performance.now();
    try {
      const published = await publishedTestimonials(this.#context);
      this.#published = published.map((each) => ({ ...each, about: '' }));
    } catch (err) {
      this.#context.log.warn({ err }, 'testimonials not read');
    }
  }
}
