import { PRODUCT } from '@abhyas/contract/product';

import { texts } from '../lib/texts.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Wordmark } from '../ui/kolam/mark.tsx';

/** Over the screens that a visitor may see: the way to the courses, and in. */
export function VisitorBar() {
  const { login, register } = texts.auth;
  return (
    <header data-print="hidden" className="border-b border-line bg-paper">
      <div className="mx-auto flex h-15 max-w-page items-center gap-2 px-4 learn:px-8">
        {/* The landing page is a page of its own, and is loaded. */}
        <a
          href="/"
          aria-label={PRODUCT}
          className="mr-auto rounded-small text-ink touch:py-0.5 max-phone:@container"
        >
          <Wordmark className="max-phone:[&>span]:sr-only" />
        </a>
        <nav aria-label={texts.frame.nav.main} className="flex items-center gap-1">
          <ButtonLink to="/login" variant="quiet">
            {login.submit}
          </ButtonLink>
          <ButtonLink to="/register">{register.submit}</ButtonLink>
        </nav>
      </div>
    </header>
  );
}
