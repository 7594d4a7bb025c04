import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const PROGRAM = /<(?:script type="module"|link rel="modulepreload") crossorigin/g;

/**
 * Writes the styles into the page itself, so that its first paint waits for no second answer, and lets the
 * program come after what is painted. The link stays, switched off: by it the loader of lazy screens knows
 * that these styles are there.
 */
export function stylesInPage(): Plugin {
  return {
    name: 'abhyas:styles-in-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html
          .replace(LINK, (link, file: string) => {
            const output = bundle?.[file];
            if (output?.type !== 'asset') return link;
            return `<link rel="stylesheet" disabled href="/${file}"><style>${textOf(output.source)}</style>`;
          })
          .replace(PROGRAM, (start) => `${start} fetchpriority="low"`),
    },
  };
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
