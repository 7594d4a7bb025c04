import { useEffect, useState } from 'react';

import { errorTexts } from '../../ui/error-toasts.ts';
import type { FinishedRun } from '../running/use-run.ts';
import { askReference } from './practice.queries.ts';

export type Reference =
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly output: string }
  | { readonly state: 'unknown'; readonly msg: string };

/** What the reference solution prints for the input of a run that has just ended. */
export function useReference(assetId: string, run: FinishedRun): Reference {
  const [answer, setAnswer] = useState<{ run: FinishedRun; reference: Reference } | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const reference = await referenceFor(assetId, run.program.ctestcase ?? '');
      if (wanted) setAnswer({ run, reference });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [assetId, run]);
  return answer?.run === run ? answer.reference : { state: 'asking' };
}

async function referenceFor(assetId: string, input: string): Promise<Reference> {
  try {
    const answer = await askReference(assetId, input);
    return answer.known ? { state: 'known', output: answer.output } : { state: 'unknown', msg: answer.msg };
  } catch (error) {
    return { state: 'unknown', msg: errorTexts(error).join(' ') };
  }
}
