import type { Recording } from '@abhyas/recording/format';
import { printerOf } from '@abhyas/recording/replay';
import { memo, useMemo } from 'react';

import { ScrollBox } from '../../../ui/scroll-box.tsx';
import type { Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';

/** The last pieces are shown as buttons; what came long before comes before them as it is. */
const SHOWN_PIECES = 200;

type Piece = { readonly from: number; readonly text: string };

type Props = { readonly output: string; readonly steps: Steps };

/** What the program has printed until now; each piece leads to the step that printed it. */
export function PrintedOutput({ output, steps: { recording, at, moves } }: Props) {
  const printed = recording.steps[at]?.printed ?? 0;
  return <Pieces output={output} printed={printed} recording={recording} jump={moves.jump} />;
}

type PiecesProps = Pick<Props, 'output'> &
  Pick<Steps, 'recording'> &
  Pick<Steps['moves'], 'jump'> & { readonly printed: number };

/** Most steps print nothing: then it is not drawn again. */
const Pieces = memo(({ output, printed, recording, jump }: PiecesProps) => {
  const bytes = useMemo(() => new TextEncoder().encode(output), [output]);
  const ends = useMemo(() => endsOf(recording), [recording]);
  const pieces = piecesOf(bytes, ends.slice(0, ends.indexOf(printed) + 1));
  const toPrinter = (from: number) => {
    const step = printerOf(recording, from);
    if (step !== undefined && step >= recording.from) jump(step - recording.from);
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
});

/** How much had been printed, each time that it had become more. */
const endsOf = ({ steps }: Recording): readonly number[] => [...new Set(steps.map(({ printed }) => printed))];

function piecesOf(bytes: Uint8Array, ends: readonly number[]): Piece[] {
  const bounds = ends.slice(-SHOWN_PIECES - 1);
  if (bounds[0] !== 0) bounds.unshift(0);
  const decoder = new TextDecoder();
  return bounds.slice(1).map((end, index) => {
    const from = bounds[index] ?? 0;
    return { from, text: decoder.decode(bytes.subarray(from, end)) };
  });
}
