import { fill } from '@abhyas/contract/fill';

import { Button } from '../../../ui/button.tsx';
import { tracingTexts } from '../tracing-texts.ts';
import type { Part } from '../use-part.ts';

/** Which cells of a long array are shown, and the way to the others; nothing where all are. */
export function PartMoves({ part: { from, to, earlier, later }, length }: { part: Part; length: number }) {
  if (!earlier && !later) return null;
  const words = tracingTexts().part;
  return (
    <span className="flex flex-wrap items-center gap-x-2 px-2.5 py-1 text-small text-soft">
      {fill(words.shown, { from, to: to - 1, length })}
      <Button size="small" variant="quiet" disabled={!earlier} onClick={earlier}>
        {words.earlier}
      </Button>
      <Button size="small" variant="quiet" disabled={!later} onClick={later}>
        {words.later}
      </Button>
    </span>
  );
}
