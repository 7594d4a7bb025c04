import { PRODUCT } from '@abhyas/contract/product';

import { texts } from '../../../lib/texts.ts';
import { PageChoices } from '../../../ui/page-choices.tsx';
import { Wordmark } from '../../../ui/kolam/mark.tsx';

export function LandingFooter() {
  const words = texts.landing.footer;
  const links = [
    { to: '/privacypolicy', name: words.privacy },
    { to: '/terms', name: words.terms },
    { to: '/grievance', name: words.grievance },
  ];
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-start justify-between gap-x-10 gap-y-8 px-4 py-12 learn:px-8">
        <div>
          <Wordmark />
          <p className="mt-3 text-small text-soft">{words.made}</p>
        </div>
        <nav aria-label={PRODUCT} className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ to, name }) => (
            <a key={to} href={to} className="py-1 text-soft underline underline-offset-4 hover:text-link">
              {name}
            </a>
          ))}
        </nav>
        <PageChoices />
      </div>
    </footer>
  );
}
