import type { LandingData } from '@abhyas/contract/landing';

import { Courses } from './components/courses.tsx';
import { Hero } from './components/hero.tsx';
import { LandingFooter } from './components/landing-footer.tsx';
import { LandingHeader } from './components/landing-header.tsx';
import { BelowFold } from './components/below-fold.tsx';
import { Plans } from './components/plans.tsx';
import { Steps } from './components/steps.tsx';
import { Testimonials } from './components/testimonials.tsx';

/** The landing page as a function of its data: rendered on the server, then hydrated in the browser. */
export function LandingView({ data }: { readonly data: LandingData }) {
  return (
    <>
      <LandingHeader />
      <main id="content">
        <Hero />
        <BelowFold>
          <Steps />
        </BelowFold>
        <BelowFold>
          <Courses courses={data.courses} />
        </BelowFold>
        <BelowFold>
          <Testimonials testimonials={data.testimonials} />
        </BelowFold>
        <BelowFold>
          <Plans plans={data.plans} />
        </BelowFold>
      </main>
      <LandingFooter />
    </>
  );
}
