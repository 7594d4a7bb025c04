import { languageAt } from '@abhyas/languages/index';
import { use } from 'react';

import { memoryTexts } from '../memory-texts.ts';
import { RunUnderWay } from '../run-under-way.ts';
import type { TracedProgram } from '../trace-program.ts';
import { SeeItRun } from './see-it-run.tsx';

/** Under a program of C or C++ that went wrong: whether a mistake of memory is why; nothing for other languages. */
export function LookForMistakes({ program }: { readonly program: TracedProgram }) {
  const { builds, hasRecorder } = languageAt(program.language);
  const isUnderWay = use(RunUnderWay);
  if (isUnderWay || builds !== 'machine-code' || !hasRecorder) return null;
  const words = memoryTexts().mistakes;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
      <span className="min-w-0 grow basis-64">{words.lookWhy}</span>
      <SeeItRun program={{ ...program, isChecked: true }} from="mistake" name={words.look} />
    </p>
  );
}
