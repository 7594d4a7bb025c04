import { ALGORITHMS, type AlgorithmName, type Frame } from '@abhyas/content/algorithms';
import { fill } from '@abhyas/contract/fill';
import { useId } from 'react';

import { Button } from '../../../ui/button.tsx';
import { PlayerBar } from '../../tracing/components/player-bar.tsx';
import { playerKeys } from '../../tracing/use-step-keys.ts';
import { usePlayer, type Stays } from '../../tracing/use-player.ts';
import { algorithmTexts } from '../algorithm-texts.ts';
import { sentenceOf } from '../shown.rules.ts';
import { PictureTable } from './picture-table.tsx';
import { PictureView } from './picture-view.tsx';
import { PseudoCode } from './pseudo-code.tsx';

/** Each step has a sentence to be read. */
const STAYS: Stays = { slow: 3500, medium: 1800, fast: 600 };

type Props = {
  readonly name: AlgorithmName;
  readonly title: string;
  readonly frames: readonly Frame[];
  /** Whether tables stand in place of the pictures. */
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
};

/** Picture, sentence and pseudo-code of one moment, and what moves between moments. */
export function AlgorithmPlayer({ name, title, frames, isTable, onTable }: Props) {
  const words = algorithmTexts();
  const keys = useId();
  const player = usePlayer(frames.length - 1, STAYS);
  const frame = frames[player.at];
  if (!frame) return null;
  const { lines } = ALGORITHMS[name];
  return (
    // The keys have their buttons beside them: it takes what bubbles up from these.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={playerKeys(player)}>
      <div className="flex items-center gap-3 border-b border-line px-3">
        <p className="grow py-2 font-medium">{title}</p>
        <span data-print="hidden" className="shrink-0">
          <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => onTable(!isTable)}>
            {words.table}
          </Button>
        </span>
      </div>
      <p
        aria-live={player.playing ? 'off' : 'polite'}
        data-testid="algorithm-step"
        className="min-h-18 px-3 @min-[34rem]:min-h-14 py-2 break-words print:hidden"
      >
        {fill(words.step, { step: player.at + 1, steps: frames.length, text: sentenceOf(name, frame) })}
      </p>
      <div className="grid grid-cols-1 @min-[34rem]:grid-cols-[3fr_2fr] print:block">
        <div className="min-w-0 px-3 pb-3 print:hidden">
          {isTable ? <Tables frame={frame} /> : <Pictures frame={frame} frames={frames} />}
        </div>
        <PseudoCode lines={lines} current={frame.line} />
      </div>
      <Ends name={name} frames={frames} />
      <footer data-print="hidden" className="border-t border-line px-3 py-1" aria-describedby={keys}>
        <PlayerBar player={player} />
        <p id={keys} className="mt-0 pb-1 text-small text-soft">
          {words.keys}
        </p>
      </footer>
    </div>
  );
}

type PicturesProps = { readonly frame: Frame; readonly frames: readonly Frame[] };

/** Each picture has the room that it needs at its largest, so that nothing below it moves. */
function Pictures({ frame, frames }: PicturesProps) {
  return frame.pictures.map((picture, at) => (
    <PictureView key={at} picture={picture} all={frames.flatMap(({ pictures }) => pictures[at] ?? [])} />
  ));
}

function Tables({ frame }: { readonly frame: Frame }) {
  return frame.pictures.map((picture, at) => <PictureTable key={at} picture={picture} />);
}

/** On paper nothing moves: the first moment and the last one. */
function Ends({ name, frames }: Pick<Props, 'name' | 'frames'>) {
  const words = algorithmTexts();
  const ends = [
    [words.first, frames[0]],
    [words.last, frames.at(-1)],
  ] as const;
  return (
    <div className="hidden px-3 print:block">
      {ends.map(
        ([title, frame]) =>
          frame && (
            <div key={title} className="break-inside-avoid">
              <p>
                {title}: {sentenceOf(name, frame)}
              </p>
              <Pictures frame={frame} frames={[frame]} />
            </div>
          ),
      )}
    </div>
  );
}
