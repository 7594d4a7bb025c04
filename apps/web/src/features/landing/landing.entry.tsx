import '../../ui/styles/base.css';

import type { LandingData } from '@abhyas/contract/landing';
import { LANDING_PATH } from '@abhyas/contract/landing-paths';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { pageLanguage } from '../../lib/page-language.ts';
import { request } from '../../lib/request.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { setTexts } from '../../lib/texts.ts';
import { followTheme } from '../../lib/theme.ts';
import { CookieBanner } from '../../ui/cookie-banner.tsx';
import { LandingView } from './landing-view.tsx';
import { landingTexts, landingTextsIn } from './landing-texts.ts';

/** Where the server put the data that it rendered the page from. */
const DATA_ID = 'landing-data';
const NOTHING: LandingData = { courses: [], plans: {}, testimonials: [] };

/** What the server rendered, or null when it served the bare page (development). */
function dataOfPage(): LandingData | null {
  const text = document.querySelector(`#${DATA_ID}`)?.textContent;
  return text ? (JSON.parse(text) as LandingData) : null;
}

async function start(root: Element): Promise<void> {
  // FRAME-5: an authenticated user is redirected from the landing page to /dashboard.
  if (sessionToken() !== null) return window.location.replace('/dashboard');
  const language = pageLanguage();
  setTexts(language === 'en' ? landingTexts : await landingTextsIn(language));
  followTheme();
  const drawn = dataOfPage();
  const data = (drawn ??
    (await request({ method: 'GET', url: LANDING_PATH }).catch(() => NOTHING))) as LandingData;
  const page = (
    <StrictMode>
      <LandingView data={data} />
    </StrictMode>
  );
  const banner = document.createElement('div');
  document.body.append(banner);
  // As transitions they render in pieces, and the browser can work in between.
  startTransition(() => {
    if (drawn && language === 'en') hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
  startTransition(() => createRoot(banner).render(<CookieBanner />));
}

const root = document.querySelector('#root');
if (root) void start(root);
