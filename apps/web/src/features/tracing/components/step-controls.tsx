import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import Flag from 'lucide-react/icons/flag';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import { memo } from 'react';

import { IconButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SPEED_NAMES, type Speed, type Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';

type Props = { readonly steps: Steps; readonly wrong: number | undefined };

/** The slider over all steps, and the buttons that move. */
export function StepControls({ steps, wrong }: Props) {
  const words = tracingTexts().controls;
  const { at, last, moves, playing, canUndo } = steps;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <MoveButtons moves={moves} last={last} playing={playing} />
      <input
        type="range"
        aria-label={tracingTexts().steps}
        min={0}
        max={last}
        value={at}
        onChange={(event) => moves.go(event.target.valueAsNumber)}
        className="min-h-11 min-w-40 grow accent-accent"
      />
      {wrong !== undefined && (
        <IconButton label={words.wrong} icon={<Flag size={18} />} onClick={() => moves.jump(wrong)} />
      )}
      {canUndo && <IconButton label={words.undo} icon={<CornerUpLeft size={18} />} onClick={moves.undo} />}
      <SpeedField speed={steps.speed} onChange={moves.setSpeed} />
    </div>
  );
}

type ButtonsProps = Pick<Steps, 'moves' | 'last' | 'playing'>;

/** None of them changes from one step to the next. */
const MoveButtons = memo(({ moves, last, playing }: ButtonsProps) => {
  const words = tracingTexts().controls;
  return (
    <>
      <IconButton label={words.first} icon={<ChevronFirst size={20} />} onClick={() => moves.go(0)} />
      <IconButton label={words.overBack} icon={<SkipBack size={18} />} onClick={() => moves.over(-1)} />
      <IconButton label={words.back} icon={<ArrowLeft size={20} />} onClick={() => moves.by(-1)} />
      <IconButton
        label={playing ? words.pause : words.play}
        icon={playing ? <Pause size={20} /> : <Play size={20} />}
        onClick={() => moves.setPlaying(!playing)}
      />
      <IconButton label={words.forward} icon={<ArrowRight size={20} />} onClick={() => moves.by(1)} />
      <IconButton label={words.over} icon={<SkipForward size={18} />} onClick={() => moves.over(1)} />
      <IconButton label={words.last} icon={<ChevronLast size={20} />} onClick={() => moves.go(last)} />
    </>
  );
});

type SpeedProps = { readonly speed: Speed; readonly onChange: (speed: Speed) => void };

const SpeedField = memo(({ speed, onChange }: SpeedProps) => {
  const words = tracingTexts().controls;
  return (
    <SelectField
      label={words.speed}
      labelHidden
      value={speed}
      options={SPEED_NAMES.map((each) => ({ value: each, name: words[each] }))}
      onChange={onChange}
      className="w-28"
    />
  );
});
