import { texts } from '../lib/texts.ts';
import { Mark } from '../ui/kolam/mark.tsx';

/** While the first screen is on its way; looks as what is in index.html until this program runs. */
export function FrameFallback() {
  return (
    <output className="opening">
      <Mark size={56} />
      <span className="sr-only">{texts.frame.loading}</span>
    </output>
  );
}
