import type { Plugin } from 'vite';

/** In development the landing page is at `/`, as the API serves it in production. */
export function landingAtRoot(): Plugin {
  return {
    name: 'abhyas:landing-at-root',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/') request.url = '/landing.html';
        next();
      });
    },
  };
}
