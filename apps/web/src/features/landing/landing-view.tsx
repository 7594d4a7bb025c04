import type { LandingData } from '@abhyas/contract/landing';

import { Courses } from './components/courses.tsx';
import { Hero } from './components/hero.tsx';
import { LandingFooter } from './components/landing-footer.tsx';
import { LandingHeader } from './components/landing-header.tsx';
import { Plans } from './components/plans.tsx';
import { Steps } from './components/steps.tsx';
import { Testimonials } from './components/testimonials.tsx';

/** The landing page as a function of its data: drawn once on the server, then brought to life in the browser. */
export function LandingView({ data }: { readonly data: LandingData }) {
  return (
    <>
      <LandingHeader />
      <main id="content">
        <Hero />
        <Steps />
        <Courses courses={data.courses} />
        <Testimonials testimonials={data.testimonials} />
        <Plans plans={data.plans} />
      </main>
      <LandingFooter />
    </>
  );
}
