import '../../ui/styles/base.css';

import { landing, type LandingData } from '@abhyas/contract/landing';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';

import { call } from '../../lib/api-client.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { followTheme } from '../../lib/theme.ts';
import { CookieBanner } from '../../ui/cookie-banner.tsx';
import { LandingView } from './landing-view.tsx';

/** Where the server left the data it drew the page from. */
const DATA_ID = 'landing-data';
const NOTHING: LandingData = { courses: [], plans: {}, testimonials: [] };

/** What the server drew, or null when it served the bare page (development). */
function dataOfPage(): LandingData | null {
  const text = document.querySelector(`#${DATA_ID}`)?.textContent;
  if (!text) return null;
  const parsed = z.safeParse(landing.reply, JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

async function start(root: Element): Promise<void> {
  // Spec section 2: an authenticated user is redirected from the landing page to /dashboard.
  if (sessionToken() !== null) return window.location.replace('/dashboard');
  followTheme();
  const drawn = dataOfPage();
  const data = drawn ?? (await call(landing, {}).catch(() => NOTHING));
  const page = (
    <StrictMode>
      <LandingView data={data} />
    </StrictMode>
  );
  if (drawn) hydrateRoot(root, page);
  else createRoot(root).render(page);
  const banner = document.createElement('div');
  document.body.append(banner);
  createRoot(banner).render(<CookieBanner />);
}

const root = document.querySelector('#root');
if (root) void start(root);
