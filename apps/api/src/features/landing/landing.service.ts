import type { LandingData } from '@abhyas/contract/landing';

import type { ReleaseIndex } from '../../platform/active-release.ts';
import { pricingPlans } from '../plans/plans.service.ts';
import { landingCourse } from './landing.rules.ts';

/** What the landing page shows of the active release: courses, plans, testimonials. */
export function landingData(index: ReleaseIndex): LandingData {
  const { topics, testimonials } = index.release;
  return { courses: topics.map(landingCourse), plans: pricingPlans(index), testimonials: [...testimonials] };
}
