import { useEffect, useState } from 'react';

import type { Explanation, Failure } from './explanations/explanation.ts';

/** The explanation of a failure, or null. The tables are fetched with the first failure of a visit. */
export function useExplanation(failure: Failure | null): Explanation | null {
  const [known, setKnown] = useState<{ failure: Failure; explanation: Explanation | null } | null>(null);
  useEffect(() => {
    if (!failure) return undefined;
    let wanted = true;
    const seek = async (): Promise<void> => {
      const { explain } = await import('./explanations/explain.ts');
      if (wanted) setKnown({ failure, explanation: explain(failure) });
    };
    // Without the tables, as offline, the raw message is still shown.
    seek().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [failure]);
  return known !== null && known.failure === failure ? known.explanation : null;
}
