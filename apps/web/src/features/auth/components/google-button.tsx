import { googleSignIn } from '@abhyas/contract/auth';
import { useEffect, useRef, useState } from 'react';

import { call } from '../../../lib/api-client.ts';
import { cx } from '../../../lib/classes.ts';
import { dropSessionToken } from '../../../lib/session-token.ts';
import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { readGoogleReply, type GoogleReply } from '../auth.rules.ts';
import { drawGoogleButton } from '../google-sign-in.ts';
import { useSignIn } from '../session.ts';

type Props = { readonly label: string; readonly text: 'signin_with' | 'signup_with' };
type State = 'loading' | 'failed' | 'google' | 'simulated';

/**
 * Signing in with Google. Ours stands in until Google's own button is there, and where it cannot be
 * fetched; pressed then, it tries once more and says what is wrong.
 */
export function GoogleButton({ label, text }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const receive = useGoogleReply();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const leaving = new AbortController();
    const left = leaving.signal;
    const onReply = (reply: GoogleReply, nonce: string) => void receive.current(reply, nonce);
    const show = (next: State): void => {
      if (left.aborted) return;
      setState(next);
      if (next === 'failed' && attempt > 0) showNoToken();
    };
    drawGoogleButton(element, { text, onReply, left }).then(
      (simulated) => show(simulated ? 'simulated' : 'google'),
      () => show('failed'),
    );
    return () => leaving.abort();
  }, [attempt, text, receive]);

  function tryAgain(): void {
    setState('loading');
    setAttempt(attempt + 1);
  }

  const drawn = state === 'google' || state === 'simulated';
  return (
    <>
      <div className="min-h-11">
        {/* What it holds does not make it wider: a button that was drawn for a wide window is drawn again. */}
        <div
          ref={root}
          className={cx('place-items-center contain-inline-size', drawn ? 'grid' : 'h-0 overflow-hidden')}
        />
        {!drawn && (
          <Button wide busy={state === 'loading'} icon={<GoogleLetter />} onClick={tryAgain}>
            {label}
          </Button>
        )}
      </div>
      {state === 'simulated' && (
        // At the foot of the column, because it comes late: nothing moves for it.
        <p className="absolute inset-x-5 bottom-3 mx-auto max-w-form rounded-card bg-note-soft px-3 py-1.5 text-small text-note">
          {texts.auth.googleSimulated}
        </p>
      )}
      <p className="my-5 flex items-center gap-4 text-small text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {texts.auth.or}
      </p>
    </>
  );
}

/** What happens with Google's reply, always with the newest state of the screen. */
function useGoogleReply() {
  const signIn = useSignIn();
  const receive = async (reply: GoogleReply, nonce: string): Promise<void> => {
    // AUTH-10: a sign-in that fails leaves nobody signed in.
    dropSessionToken({ quietly: true });
    const outcome = readGoogleReply(reply);
    if (outcome.kind === 'said') return showToast({ msg: outcome.text, type: 'error' });
    if (outcome.kind === 'cookies') return showToast(texts.auth.toasts.googleCookies);
    if (outcome.kind === 'no-token') return showNoToken();
    try {
      await signIn(() => call(googleSignIn, { body: { idToken: outcome.idToken, nonce } }));
      showToast(texts.auth.toasts.googleSignedIn);
    } catch (error) {
      showErrors(error);
    }
  };
  const newest = useRef(receive);
  useEffect(() => {
    newest.current = receive;
  });
  return newest;
}

/** AUTH-21: without cookies Google cannot hand over a token; else something went wrong on its side. */
function showNoToken(): void {
  showToast(navigator.cookieEnabled ? texts.auth.toasts.googleNoToken : texts.auth.toasts.googleCookies);
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
