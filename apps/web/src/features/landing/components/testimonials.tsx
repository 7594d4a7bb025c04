import type { LandingData } from '@abhyas/contract/landing';

import { texts } from '../../../lib/texts.ts';
import { Reveal } from './reveal.tsx';
import { SectionHead } from './section-head.tsx';

/** Student testimonials (LANDING-2); none while nobody has said anything. */
export function Testimonials({ testimonials }: { readonly testimonials: LandingData['testimonials'] }) {
  const words = texts.landing.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <section className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-20 learn:px-8">
        <SectionHead title={words.title} />
        <Reveal>
          <ul className="mt-9 grid gap-x-10 gap-y-9 learn:grid-cols-2 wide:grid-cols-3">
            {testimonials.map(({ name, about, text }) => (
              <li key={`${name}${text}`}>
                <figure>
                  <blockquote className="border-l-2 border-accent pl-4 text-reading">{text}</blockquote>
                  <figcaption className="mt-3 pl-4.5 text-small text-soft">
                    <span className="font-[600] text-ink">{name}</span>
                    {about && <span className="block">{about}</span>}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}
