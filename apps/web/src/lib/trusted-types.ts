/** Where scripts may come from beside our own origin: the server's policy names the same. */
const PROVIDERS = [
  'https://accounts.google.com',
  'https://checkout.razorpay.com',
  'https://api.razorpay.com',
];

/** Elements that run, load or redirect something; a lesson has none of them. */
const ACTIVE = 'script, iframe, frame, object, embed, base, meta, link, form[action], animate, set, template';
/** Attributes that hold an address. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href'];
const HARMLESS_PROTOCOLS = ['http:', 'https:', 'mailto:', 'blob:'];

/** What TypeScript's DOM library does not describe yet. */
type Policy = { createHTML(text: string): string };
type Rules = {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL?: (address: string) => string | null;
};

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
  }
}

/**
 * The page's one way from text to HTML and to the address of a script (Trusted Types; the server's policy
 * asks for it). HTML of a release was sanitised when it was published, and is cleaned here once more, so a
 * text that reaches `innerHTML` by mistake, or by a provider's script, still runs nothing. Browsers that do
 * not know Trusted Types work as they did.
 */
export function guardSinks(): void {
  const factory = window.trustedTypes;
  if (!factory) return;
  const inert = factory.createPolicy('abhyas-inert', { createHTML: (html) => html });
  factory.createPolicy('default', {
    createHTML: (html) => harmlessHtml(html, inert),
    createScriptURL: (address) => {
      const { origin, protocol } = new URL(address, window.location.href);
      const ours = origin === window.location.origin || protocol === 'blob:';
      return ours || PROVIDERS.includes(origin) ? address : null;
    },
  });
}

/** Some markup becomes active only when it is parsed a second time; nothing of ours needs a third. */
const PARSES_MAX = 4;

/** The same HTML without what could run; '' where each parse brings up something new. */
function harmlessHtml(html: string, inert: Policy): string {
  const template = document.createElement('template');
  let text = html;
  for (let parses = 0; parses < PARSES_MAX; parses += 1) {
    // A template's content loads and runs nothing.
    template.innerHTML = inert.createHTML(text);
    makeHarmless(template.content);
    const again = template.innerHTML;
    if (again === text) return text;
    text = again;
  }
  return '';
}

/** Takes out of parsed HTML whatever could run. */
function makeHarmless(root: DocumentFragment): void {
  for (const element of root.querySelectorAll(ACTIVE)) element.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      const runs = name.startsWith('on') || name === 'srcdoc';
      const leads = ADDRESSES.includes(name) && !isHarmless(value);
      if (runs || leads) element.removeAttribute(name);
    }
  }
}

function isHarmless(address: string): boolean {
  const { protocol, pathname } = URL.parse(address, window.location.href) ?? {};
  if (protocol === 'data:') return pathname?.startsWith('image/') === true;
  return protocol !== undefined && HARMLESS_PROTOCOLS.includes(protocol);
}
