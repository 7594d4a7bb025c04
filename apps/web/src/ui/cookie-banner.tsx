import { useCallback, useEffect, useState } from 'react';

import { storageKeys } from '../config.ts';
import { readStored, store } from '../lib/storage.ts';
import { texts } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { consentHolds } from './cookie-consent.rules.ts';

/** Scrolling less than this is a trembling finger, not a choice. */
const SCROLLED_PX = 60;

/** LANDING-4: the cookie-consent banner, accepted on scroll, for 150 days. */
export function CookieBanner() {
  const [asked, setAsked] = useState(() => !consentHolds(readStored(storageKeys.cookieConsent), Date.now()));
  const accept = useCallback(() => {
    store(storageKeys.cookieConsent, String(Date.now()));
    setAsked(false);
  }, []);
  useEffect(() => {
    if (!asked) return;
    const startPx = window.scrollY;
    const onScroll = (): void => {
      if (Math.abs(window.scrollY - startPx) > SCROLLED_PX) accept();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [asked, accept]);

  if (!asked) return null;
  return (
    <section
      aria-label={texts.frame.cookies.label}
      data-print="hidden"
      data-banner
      className="fixed inset-x-3 bottom-3 z-40 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 shadow-float learn:left-auto learn:max-w-md short:flex-nowrap short:py-1.5"
    >
      <p className="grow basis-60 text-small learn:basis-full short:basis-0">
        {texts.frame.cookies.text}{' '}
        <a href="/privacypolicy" className="text-link underline underline-offset-2">
          {texts.frame.cookies.more}
        </a>
      </p>
      <Button size="small" onClick={accept}>
        {texts.frame.cookies.accept}
      </Button>
    </section>
  );
}
