import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import { memo, type ReactNode } from 'react';

import { IconButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { tracingTexts } from '../tracing-texts.ts';
import { SPEED_NAMES, type Player, type Speed } from '../use-player.ts';

type Props = {
  readonly player: Player;
  /** Further buttons. */
  readonly children?: ReactNode;
};

/** The slider over all steps, and the buttons that move. */
export function PlayerBar({ player, children }: Props) {
  const { at, last, moves, playing, speed } = player;
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
        className="h-11 min-w-40 grow accent-accent contain-strict"
      />
      {children}
      <SpeedField speed={speed} onChange={moves.setSpeed} />
    </div>
  );
}

type ButtonsProps = Pick<Player, 'moves' | 'last' | 'playing'>;

/** None of them changes from one step to the next: they are not painted with what does. */
const MoveButtons = memo(({ moves, last, playing }: ButtonsProps) => {
  const words = tracingTexts().controls;
  const { over } = moves;
  return (
    <div className="isolate flex flex-wrap gap-x-1 gap-y-2">
      <IconButton label={words.first} icon={<ChevronFirst size={20} />} onClick={() => moves.go(0)} />
      {over && <IconButton label={words.overBack} icon={<SkipBack size={18} />} onClick={() => over(-1)} />}
      <IconButton label={words.back} icon={<ArrowLeft size={20} />} onClick={() => moves.by(-1)} />
      <IconButton
        label={playing ? words.pause : words.play}
        icon={playing ? <Pause size={20} /> : <Play size={20} />}
        onClick={() => moves.setPlaying(!playing)}
      />
      <IconButton label={words.forward} icon={<ArrowRight size={20} />} onClick={() => moves.by(1)} />
      {over && <IconButton label={words.over} icon={<SkipForward size={18} />} onClick={() => over(1)} />}
      <IconButton label={words.last} icon={<ChevronLast size={20} />} onClick={() => moves.go(last)} />
    </div>
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
