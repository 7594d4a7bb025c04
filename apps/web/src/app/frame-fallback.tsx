import { Spinner } from '../ui/spinner.tsx';
import { texts } from '../lib/texts.ts';

/** While the first screen's code is on its way. */
export function FrameFallback() {
  return (
    <output className="grid min-h-dvh place-items-center text-link">
      <Spinner size={40} />
      <span className="sr-only">{texts.frame.loading}</span>
    </output>
  );
}
