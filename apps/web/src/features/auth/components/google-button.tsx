import { useRef, useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { showAlert } from '../../../ui/alerts.ts';
import { showErrors } from '../../../ui/api-alerts.ts';
import { Button } from '../../../ui/button.tsx';
import { NoGoogleToken, signInWithGoogle } from '../google-sign-in.ts';
import { useEnter } from '../session.ts';

/** "Login with Google": our button fetches Google's, which takes its place. */
export function GoogleButton({ label }: { readonly label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'ready'>('idle');
  const enter = useEnter();

  async function start(): Promise<void> {
    if (!place.current) return;
    setState('loading');
    try {
      const token = await signInWithGoogle(place.current, () => setState('ready'));
      showAlert(texts.auth.alerts.googleSignedIn);
      enter(token);
    } catch (error) {
      setState('idle');
      showGoogleFault(error);
    }
  }

  return (
    <>
      <div ref={place} className="grid place-items-center empty:hidden" />
      {state !== 'ready' && (
        <Button wide busy={state === 'loading'} icon={<GoogleLetter />} onClick={() => void start()}>
          {label}
        </Button>
      )}
      <p className="my-5 flex items-center gap-4 text-small text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {texts.auth.or}
      </p>
    </>
  );
}

function showGoogleFault(error: unknown): void {
  if (!(error instanceof NoGoogleToken)) return showErrors(error);
  showAlert(navigator.cookieEnabled ? texts.auth.alerts.googleNoToken : texts.auth.alerts.googleCookies);
}

/** Google's letter, in its own colours as its branding rules ask. */
function GoogleLetter() {
  return (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.7-2 5-4.4 6.6v5.5h7.1c4.1-3.8 6.6-9.4 6.6-16.1z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.5-3.8-12.3-9H4.4v5.7C8 41.1 15.4 46 24 46z"
      />
      <path fill="#FBBC05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.4a22 22 0 0 0 0 19.8l7.3-5.7z" />
      <path
        fill="#EA4335"
        d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.1 29.9 2 24 2 15.4 2 8 6.9 4.4 14.1l7.3 5.7c1.8-5.2 6.6-9.1 12.3-9.1z"
      />
    </svg>
  );
}
