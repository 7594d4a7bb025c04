import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import Flag from 'lucide-react/icons/flag';

import { IconButton } from '../../../ui/button.tsx';
import { tracingTexts } from '../tracing-texts.ts';
import type { Steps } from '../use-steps.ts';
import { PlayerBar } from './player-bar.tsx';

type Props = { readonly steps: Steps; readonly wrong: number | undefined };

/** What moves among the steps of a program. */
export function StepControls({ steps, wrong }: Props) {
  const words = tracingTexts().controls;
  const { moves, canUndo } = steps;
  return (
    <PlayerBar player={steps}>
      {wrong !== undefined && (
        <IconButton label={words.wrong} icon={<Flag size={18} />} onClick={() => moves.jump(wrong)} />
      )}
      {canUndo && <IconButton label={words.undo} icon={<CornerUpLeft size={18} />} onClick={moves.undo} />}
    </PlayerBar>
  );
}
