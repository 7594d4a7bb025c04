import { staffMessages } from '@abhyas/contract/messages.staff';
import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

import { sessionToken } from '../lib/session-token.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type Props = { readonly onStay: () => void; readonly onLeave: () => void };

/** Asks before what was entered is thrown away. Escape goes back to it. */
export function LeaveQuestion({ onStay, onLeave }: Props) {
  const { shell } = staffMessages;
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={shell.leaveTitle}
      description={shell.leaveLead}
      actions={
        <>
          <Button onClick={onLeave}>{shell.leave}</Button>
          <Button variant="primary" onClick={onStay}>
            {shell.leaveStay}
          </Button>
        </>
      }
    />
  );
}

type Leaving = {
  /** To be drawn with the form: the question, while it is asked. */
  readonly question: ReactNode;
  /** To be called once everything is saved, before the screen is left. */
  readonly onSaved: () => void;
};

/** Asks before a screen with a form is left whose changes are not saved. The browser asks when the tab is closed. */
export function useLeaveQuestion(isUnsaved: boolean): Leaving {
  const isSaved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isSaved.current &&
      // Whoever is signed out has lost the screen already.
      sessionToken() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isSaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    question: blocker.state === 'blocked' && (
      <LeaveQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    ),
    onSaved: () => {
      isSaved.current = true;
    },
  };
}
