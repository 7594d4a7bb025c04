import { readProblem } from '@abhyas/content/forms/problem-form';
import type { ProblemKind } from '@abhyas/content/forms/problem-kinds';

import { useAssetEdits } from './use-asset-edits.ts';

/** How the problem that is edited is solved. */
export function useProblemKind(): ProblemKind {
  const edits = useAssetEdits();
  return readProblem(edits.text('problem.yaml') ?? '')?.kind ?? 'program';
}
