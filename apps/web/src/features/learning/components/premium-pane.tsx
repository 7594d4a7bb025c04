import { fill } from '@abhyas/contract/fill';
import Lock from 'lucide-react/icons/lock';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** Instead of a premium asset that is not owned (LEARNING-18). */
export function PremiumPane({ topic }: { readonly topic: string }) {
  const { title, text, manage } = texts.learning.premium;
  return (
    <section aria-labelledby="premium" className="flex max-w-reading flex-col items-start gap-4 py-8">
      <Lock size={36} strokeWidth={1.4} aria-hidden="true" className="text-accent-ink" />
      <h2 id="premium" className="text-h2">
        {title}
      </h2>
      <p className="text-reading text-soft">{fill(text, { topic })}</p>
      <ButtonLink to="/payment" variant="primary">
        {manage}
      </ButtonLink>
    </section>
  );
}
