import { useEffect, useState } from 'react';

import { pageLanguage } from '../../lib/page-language.ts';
import type { Explanation, Failure } from './explanations/explanation.ts';

async function hindiSentences() {
  return (await import('./explanations/hindi/hindi.ts')).hindiSentences;
}

/** The explanation of a failure, or null. The tables are fetched with the first failure of a visit. */
export function useExplanation(failure: Failure | null): Explanation | null {
  const [known, setKnown] = useState<{ failure: Failure; explanation: Explanation | null } | null>(null);
  useEffect(() => {
    if (!failure) return undefined;
    let wanted = true;
    const seek = async (): Promise<void> => {
      const { explain } = await import('./explanations/explain.ts');
      const sentences = pageLanguage() === 'hi' ? await hindiSentences() : {};
      if (wanted) setKnown({ failure, explanation: explain(failure, sentences) });
    };
    // Without the tables, as offline, the raw message is still shown.
    seek().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [failure]);
  return known !== null && known.failure === failure ? known.explanation : null;
}
