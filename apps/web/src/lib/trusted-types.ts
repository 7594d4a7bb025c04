/** Where scripts may come from beside our own origin: the server's policy names the same. */
const PROVIDERS = [
  'https://accounts.google.com',
  'https://checkout.razorpay.com',
  'https://api.razorpay.com',
];

/** What TypeScript's DOM library does not describe yet. */
type Rules = {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL?: (address: string) => string | null;
};

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
  }
}

/** DOMPurify, once something has fetched it: the first text that is drawn, or a provider's script. */
let clean: ((html: string) => string) | undefined;

export function cleanSinksWith(cleaner: (html: string) => string): void {
  clean = cleaner;
}

/**
 * Guards the sinks for HTML and for the addresses of scripts (Trusted Types; the server's policy asks for it). Texts of
 * a release come through `cleanHtml`. Whatever else reaches `innerHTML`, by mistake or by a provider's script, is
 * cleaned as well, or is nothing while there is no cleaner. Browsers that do not know Trusted Types have `cleanHtml`
 * alone.
 */
export function guardSinks(): void {
  window.trustedTypes?.createPolicy('default', {
    // Without a tag it is a text, such as the style of a menu.
    createHTML: (html) => (html.includes('<') ? (clean?.(html) ?? '') : html),
    createScriptURL: (address) => {
      const { origin, protocol } = new URL(address, window.location.href);
      const ours = origin === window.location.origin || protocol === 'blob:';
      return ours || PROVIDERS.includes(origin) ? address : null;
    },
  });
}
