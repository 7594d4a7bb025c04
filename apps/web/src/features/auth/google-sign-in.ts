import { googleOptions } from '@abhyas/contract/auth';

import { call } from '../../lib/api-client.ts';
import { loadProviderScript } from '../../lib/provider-script.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import type { GoogleReply } from './auth.rules.ts';

/** The part of Google Identity Services that we use. Our simulator serves the same functions. */
type GoogleId = {
  initialize(options: { client_id: string; nonce: string; callback: (reply: GoogleReply) => void }): void;
  renderButton(parent: HTMLElement, options: Readonly<Record<string, string | number>>): void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

/** Widths that Google's button may have, in px. */
const WIDTH = { least: 200, most: 400 } as const;

let script: Promise<GoogleId> | undefined;

/** Loads Google's script, once per page; a failure is forgotten, so that the next try is a new one. */
function loadGoogle(address: string): Promise<GoogleId> {
  script ??= fetchGoogle(address).catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  return script;
}

async function fetchGoogle(address: string): Promise<GoogleId> {
  await loadProviderScript(address);
  const id = window.google?.accounts?.id;
  if (!id) throw new Error('the script brought no google.accounts.id');
  return id;
}

type Options = {
  readonly text: 'signin_with' | 'signup_with';
  /** `nonce` shows our server that the token in the reply was asked for by this page. */
  readonly onReply: (reply: GoogleReply, nonce: string) => void;
  /** Aborts when the screen is left. */
  readonly left: AbortSignal;
};

/**
 * Draws Google's own button into `place`, and draws it again when the width of the place changes: a button keeps the
 * width that it was drawn with, and a phone may be turned.
 * @returns whether Google is only simulated
 * @throws when the script or our own settings cannot be fetched
 */
export async function drawGoogleButton(
  place: HTMLElement,
  { text, onReply, left }: Options,
): Promise<boolean> {
  const { clientId, scriptUrl, simulated } = await call(googleOptions, {});
  const google = await loadGoogle(scriptUrl);
  if (left.aborted) return simulated;
  const nonce = randomUuid();
  google.initialize({ client_id: clientId, nonce, callback: (reply) => onReply(reply, nonce) });
  const draw = (width: number): void => {
    place.replaceChildren();
    google.renderButton(place, { theme: 'outline', size: 'large', text, width });
  };
  let width = widthFor(place);
  draw(width);
  const resized = new ResizeObserver(() => {
    if (widthFor(place) === width) return;
    width = widthFor(place);
    draw(width);
  });
  resized.observe(place);
  left.addEventListener('abort', () => resized.disconnect());
  return simulated;
}

function widthFor(place: HTMLElement): number {
  return Math.min(WIDTH.most, Math.max(WIDTH.least, place.clientWidth));
}
