import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A page of ours that stands alone: nothing of our programs, and nothing that is about a person. */
export type PlainPage = { readonly html: string; readonly policy: string };

const STYLE =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto 0;padding:0 1.25rem;color-scheme:light dark}' +
  'a,button{display:inline-block;margin-top:.75rem;padding:.75rem 1.25rem;border:2px solid;border-radius:.5rem;background:none;color:inherit;font:inherit;font-weight:600}';
const FRAME_SCRIPT = readFileSync(new URL('frame-page.js', import.meta.url), 'utf8');
// As the platform's page waits for it (LTI Dynamic Registration, 3.7); it says nothing that is anybody's secret.
const CLOSE_SCRIPT = "(window.opener||window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*')";
const SEND_SCRIPT = 'document.forms[0].submit()';

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Parts = {
  readonly language: string;
  readonly title: string;
  readonly body: string;
  readonly script: string;
};

function page({ language, title, body, script }: Parts): string {
  return (
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>` +
    `<style>${STYLE}</style></head>${body}<script>${script}</script></html>`
  );
}

const policy = (script: string, framed: string): string =>
  `default-src 'none'; style-src ${hashed(STYLE)}; script-src ${hashed(script)}; connect-src 'self'; ` +
  `base-uri 'none'; form-action *; frame-ancestors ${framed}`;

type NewWindow = {
  readonly language: string;
  readonly text: string;
  readonly action: string;
  /** An address of ours. */
  readonly href: string;
  /** The secret by which it asks for what was chosen. */
  readonly frame: string;
};

/**
 * What is shown in the frame of a platform: one link that opens a window of its own. It alone may be framed, by whichever
 * site: our programs never are, and browsers give a frame of another site neither cookies nor what we have stored
 * (docs/decisions/0352).
 */
export function newWindowPage({ language, text, action, href, frame }: NewWindow): PlainPage {
  const body =
    `<body data-frame="${escaped(frame)}"><p>${escaped(text)}</p>` +
    `<a href="${escaped(href)}" target="_blank" rel="noreferrer">${escaped(action)}</a>` +
    '<form method="post"><input type="hidden" name="JWT"></form></body>';
  return {
    html: page({ language, title: action, body, script: FRAME_SCRIPT }),
    policy: policy(FRAME_SCRIPT, '*'),
  };
}

type Sending = {
  readonly language: string;
  readonly action: string;
  readonly returnUrl: string;
  readonly token: string;
};

/** Takes a browser back to its platform with what was chosen. */
export function sendingPage({ language, action, returnUrl, token }: Sending): PlainPage {
  const body =
    `<body><form method="post" action="${escaped(returnUrl)}">` +
    `<input type="hidden" name="JWT" value="${escaped(token)}"><button>${escaped(action)}</button></form></body>`;
  return {
    html: page({ language, title: action, body, script: SEND_SCRIPT }),
    policy: policy(SEND_SCRIPT, "'none'"),
  };
}

type Registered = {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** Whether the platform is asked to take the page away. */
  readonly closes: boolean;
};

/** What the administrator of a platform sees, in its frame or a window of its own, who let it register us. */
export function registeredPage({ language, title, text, closes }: Registered): PlainPage {
  const script = closes ? CLOSE_SCRIPT : '';
  const body = `<body><h1>${escaped(title)}</h1><p>${escaped(text)}</p></body>`;
  return { html: page({ language, title, body, script }), policy: policy(script, '*') };
}
