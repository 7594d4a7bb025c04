import { staffMessages } from '@abhyas/contract/messages.staff';
import { useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { UNSAFE_DataRouterContext, type Blocker, type BlockerFunction } from 'react-router';

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
  const blocker = useBlocked(
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
    question: blocker?.state === 'blocked' && (
      <LeaveQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    ),
    onSaved: () => {
      isSaved.current = true;
    },
  };
}

/** As the hook of react-router, which every learner's first screen would bring along: all that is imported of it does. */
function useBlocked(shouldBlock: BlockerFunction): Blocker | undefined {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const key = useId();
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    const stop = router?.subscribe(({ blockers }) => setBlocker(blockers.get(key)));
    return () => {
      stop?.();
      router?.deleteBlocker(key);
    };
  }, [router, key]);
  // After each drawing: it asks for what is entered now.
  useEffect(() => {
    router?.getBlocker(key, shouldBlock);
  });
  return blocker;
}
