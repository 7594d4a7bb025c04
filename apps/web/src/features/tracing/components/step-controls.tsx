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

import { IconButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SPEED_NAMES, type Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';

type Props = { readonly steps: Steps; readonly wrong: number | undefined };

/** The slider over all steps, and the buttons that move. */
export function StepControls({ steps, wrong }: Props) {
  const words = tracingTexts().controls;
  const { at, last, go } = steps;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <IconButton label={words.first} icon={<ChevronFirst size={20} />} onClick={() => go(0)} />
      <IconButton label={words.overBack} icon={<SkipBack size={18} />} onClick={() => steps.over(-1)} />
      <IconButton label={words.back} icon={<ArrowLeft size={20} />} onClick={() => go(at - 1)} />
      <IconButton
        label={steps.playing ? words.pause : words.play}
        icon={steps.playing ? <Pause size={20} /> : <Play size={20} />}
        onClick={() => steps.setPlaying(!steps.playing)}
      />
      <IconButton label={words.forward} icon={<ArrowRight size={20} />} onClick={() => go(at + 1)} />
      <IconButton label={words.over} icon={<SkipForward size={18} />} onClick={() => steps.over(1)} />
      <IconButton label={words.last} icon={<ChevronLast size={20} />} onClick={() => go(last)} />
      <input
        type="range"
        aria-label={tracingTexts().steps}
        min={0}
        max={last}
        value={at}
        onChange={(event) => go(event.target.valueAsNumber)}
        className="min-h-11 min-w-40 grow accent-accent"
      />
      {wrong !== undefined && (
        <IconButton label={words.wrong} icon={<Flag size={18} />} onClick={() => steps.jump(wrong)} />
      )}
      {steps.undo && <IconButton label={words.undo} icon={<CornerUpLeft size={18} />} onClick={steps.undo} />}
      <SelectField
        label={words.speed}
        labelHidden
        value={steps.speed}
        options={SPEED_NAMES.map((speed) => ({ value: speed, name: words[speed] }))}
        onChange={steps.setSpeed}
        className="w-28"
      />
    </div>
  );
}
