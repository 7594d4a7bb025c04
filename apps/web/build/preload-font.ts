import type { Plugin } from 'vite';

/** Preloads the built font whose file name starts with `name` from every page, so text does not jump. */
export function preloadFont(name: string): Plugin {
  return {
    name: 'abhyas:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find(
          (path) => path.includes(`/${name}`) && path.endsWith('.woff2'),
        );
        if (!file) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }];
      },
    },
  };
}
