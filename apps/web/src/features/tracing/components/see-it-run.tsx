import { languageAt } from '@abhyas/languages/index';
import Footprints from 'lucide-react/icons/footprints';
import { lazy, Suspense, use, useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RunUnderWay } from '../run-under-way.ts';
import type { TracedProgram } from '../trace-program.ts';

const TracerWindow = lazy(async () => ({
  default: (await import('./tracer-window.tsx')).TracerWindow,
}));

type Props = {
  readonly program: TracedProgram;
  readonly from: 'start' | 'difference' | 'mistake';
  /** What stands on the button, where it is not the plain one. */
  readonly name?: string;
};

/** Opens the steps of a program; nothing while another run is under way, and for a language without a recorder. */
export function SeeItRun({ program, from, name }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isUnderWay = use(RunUnderWay);
  if (isUnderWay || !languageAt(program.language).hasRecorder) return null;
  const words = texts.running;
  return (
    <>
      <Button size="small" icon={<Footprints size={17} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {name ?? (from === 'difference' ? words.seeWrong : words.see)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TracerWindow program={program} from={from} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
