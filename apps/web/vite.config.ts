import { fileURLToPath } from 'node:url';

import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { frame } from '@abhyas/contract/messages/en/frame';
import { defineConfig } from 'vite';

import { precompress } from './build/precompress.ts';
import { budget } from './build/budget.ts';
import { callsForBrowsers } from './build/calls-for-browsers.ts';
import { declaredScreens } from './build/declared-screens.ts';
import { codeSplitting } from './build/chunking.ts';
import { fillPage } from './build/fill-page.ts';
import { landingAtRoot } from './build/landing-at-root.ts';
import { preloadFont } from './build/preload-font.ts';
import { screensAhead } from './build/screens-ahead.ts';
import { serviceWorker } from './build/service-worker.ts';
import { stylesInPage } from './build/styles-in-page.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

const declared = await declaredScreens();

/**
 * Two entries: the landing page, which must stay small and carries no router, and the app.
 * In development `/api` goes to the API at API_URL.
 */
export default defineConfig({
  root: here('.'),
  plugins: [
    landingAtRoot(),
    fillPage({ unsupportedBrowser: frame.unsupportedBrowser, loading: frame.loading }),
    callsForBrowsers(),
    react(),
    tailwind(),
    preloadFont('anek-latin'),
    screensAhead(declared),
    stylesInPage(),
    budget(declared),
    serviceWorker(declared),
    precompress(),
  ],
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': apiUrl, '/files': apiUrl, '/sim': apiUrl, '/lti/': apiUrl },
  },
  // `vite build` makes both: what the browser gets, and what the API draws the landing page with.
  builder: {},
  environments: {
    client: {
      build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { app: here('index.html'), landing: here('landing.html') },
          output: { codeSplitting: codeSplitting(declared) },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: 'server/dist',
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: {
          input: { landing: here('src/features/landing/landing.server.tsx') },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
});
