import { PRODUCT } from '@abhyas/contract/product';

import { texts } from '../../../lib/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Wordmark } from '../../../ui/kolam/mark.tsx';

/** LANDING-3: the landing page leads to Login and Register. */
export function LandingHeader() {
  const { nav } = texts.landing;
  return (
    <header className="mx-auto flex max-w-page items-center gap-1 px-4 py-4 learn:px-8">
      <a href="/" aria-label={PRODUCT} className="mr-auto rounded-small text-ink touch:py-0.5">
        <Wordmark />
      </a>
      <nav aria-label={texts.frame.nav.main} className="flex items-center gap-1">
        <a href="#courses" className={`${buttonClass({ variant: 'quiet' })} hidden! learn:inline-flex!`}>
          {nav.courses}
        </a>
        <a href="#plans" className={`${buttonClass({ variant: 'quiet' })} hidden! learn:inline-flex!`}>
          {nav.plans}
        </a>
        <a href="/login" className={buttonClass({ variant: 'quiet' })}>
          {nav.login}
        </a>
        <a href="/register" className={`${buttonClass({})} hidden! phone:inline-flex!`}>
          {nav.register}
        </a>
      </nav>
    </header>
  );
}
