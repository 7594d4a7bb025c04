import { printerOf } from '@abhyas/recording/replay';
import { useMemo } from 'react';

import { ScrollBox } from '../../../ui/scroll-box.tsx';
import type { Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';

/** The last pieces are shown as buttons; what came long before comes before them as it is. */
const SHOWN_PIECES = 200;

type Piece = { readonly from: number; readonly text: string };

/** What the program has printed until now; each piece leads to the step that printed it. */
export function PrintedOutput({ output, steps }: { readonly output: string; readonly steps: Steps }) {
  const bytes = useMemo(() => new TextEncoder().encode(output), [output]);
  const printed = steps.recording.steps[steps.at]?.printed ?? 0;
  const pieces = useMemo(
    () => piecesOf(steps.recording.steps, bytes, steps.at),
    [steps.recording, bytes, steps.at],
  );
  const toPrinter = (from: number) => {
    const step = printerOf(steps.recording, from);
    if (step !== undefined && step >= steps.recording.from) steps.moves.jump(step - steps.recording.from);
  };
  return (
    <ScrollBox className="max-h-full overflow-auto px-3 py-2 font-code text-small">
      {printed === 0 && <p className="font-sans text-soft">{tracingTexts().noOutput}</p>}
      <pre>
        {pieces.map(({ from, text }) => (
          <button
            key={from}
            type="button"
            title={tracingTexts().printed}
            onClick={() => toPrinter(from)}
            className="text-left whitespace-pre hover:bg-link-soft"
          >
            {text}
          </button>
        ))}
      </pre>
    </ScrollBox>
  );
}

function piecesOf(steps: Steps['recording']['steps'], bytes: Uint8Array, at: number): Piece[] {
  const ends: number[] = [];
  for (let step = at; step >= 0 && ends.length <= SHOWN_PIECES; step -= 1) {
    const end = steps[step]?.printed ?? 0;
    if (end !== ends.at(-1)) ends.push(end);
  }
  const bounds = ends.toReversed();
  if (bounds[0] !== 0) bounds.unshift(0);
  const decoder = new TextDecoder();
  return bounds.slice(1).map((end, index) => {
    const from = bounds[index] ?? 0;
    return { from, text: decoder.decode(bytes.subarray(from, end)) };
  });
}
