import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds what the API draws the landing page's first HTML with: one file that needs nothing beside it. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: here('src/features/landing/landing.server.tsx'),
    outDir: here('server/dist'),
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'landing.js' } },
  },
});
