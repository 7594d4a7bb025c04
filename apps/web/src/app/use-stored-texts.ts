import { useEffect } from 'react';

import { whenIdle } from '../lib/when-idle.ts';

/** What was typed offline goes to the account as soon as its learner is here again, on whatever screen. */
export function useStoredTexts(accountId: string | undefined): void {
  useEffect(() => {
    if (accountId === undefined) return undefined;
    let left = false;
    let stop: (() => void) | undefined;
    const follow = async (): Promise<void> => {
      const { followTexts } = await import('../lib/synced-text/follow-texts.ts');
      if (!left) stop = followTexts(accountId);
    };
    // Without a connection there is nothing to send to either; the next visit tries again.
    whenIdle(() => void follow().catch(() => undefined));
    return () => {
      left = true;
      stop?.();
    };
  }, [accountId]);
}
