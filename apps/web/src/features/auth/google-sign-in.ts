import { googleOptions, googleSignIn } from '@abhyas/contract/auth';

import { call } from '../../lib/api-client.ts';

/** The part of Google Identity Services that we use. Our simulator serves the same five functions. */
type GoogleId = {
  initialize(options: { client_id: string; callback: (reply: { credential?: string }) => void }): void;
  renderButton(parent: HTMLElement, options: Readonly<Record<string, string | number>>): void;
  prompt(): void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleId } };
  }
}

/** Raised when Google gives back no token (spec section 8, Code: 001). */
export class NoGoogleToken extends Error {}

/** Loads Google's script; nothing of Google is fetched before somebody asks for it. */
function loadScript(url: string): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => {
      if (window.google) resolve(window.google.accounts.id);
      else reject(new NoGoogleToken('the script brought no google.accounts'));
    });
    script.addEventListener('error', () => reject(new NoGoogleToken('the script could not be loaded')));
    document.head.append(script);
  });
}

/**
 * Draws Google's own button into `parent` and opens its window. Resolves with our session token once
 * Google has said who it is; `onReady` is called when the button stands.
 */
export async function signInWithGoogle(parent: HTMLElement, onReady: () => void): Promise<string> {
  const { clientId, scriptUrl } = await call(googleOptions, {});
  const google = window.google?.accounts.id ?? (await loadScript(scriptUrl));
  const idToken = await new Promise<string>((resolve, reject) => {
    google.initialize({
      client_id: clientId,
      callback: ({ credential }) =>
        credential ? resolve(credential) : reject(new NoGoogleToken('Google gave no credential')),
    });
    google.renderButton(parent, {
      theme: 'outline',
      size: 'large',
      text: 'continue_with',
      width: parent.clientWidth,
    });
    google.prompt();
    onReady();
  });
  return (await call(googleSignIn, { body: { idToken } })).token;
}
