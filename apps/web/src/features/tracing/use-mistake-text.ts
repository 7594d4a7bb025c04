import type { Failure } from '@abhyas/explanations/explanation';
import { useEffect, useState } from 'react';

import { pageLanguage } from '../../lib/page-language.ts';

/** What the tables of explanations say of a mistake; null where they say nothing, undefined while they are fetched. */
export function useMistakeText(failure: Failure): string | null | undefined {
  const [known, setKnown] = useState<{ failure: Failure; text: string | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      // Without the tables, as offline, the raw report is shown.
      const text = await textOf(failure).catch(() => null);
      if (wanted) setKnown({ failure, text });
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [failure]);
  return known?.failure === failure ? known.text : undefined;
}

async function textOf(failure: Failure): Promise<string | null> {
  const [{ explain, explainWarnings }, { explainersOf, warningExplainers }] = await Promise.all([
    import('@abhyas/explanations/explain'),
    import('@abhyas/explanations/rules'),
  ]);
  const language = pageLanguage();
  if (failure.crash)
    return explain(failure, { ...(await explainersOf(failure.key)), language })?.text ?? null;
  return explainWarnings(failure, { ...(await warningExplainers()), language })[0]?.text ?? null;
}
