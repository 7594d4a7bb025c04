import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import Flag from 'lucide-react/icons/flag';
import { memo } from 'react';

import { IconButton } from '../../../ui/button.tsx';
import { tracingTexts } from '../tracing-texts.ts';
import type { Steps } from '../use-steps.ts';
import { PlayerBar } from './player-bar.tsx';

type Props = { readonly steps: Steps; readonly wrong: number | undefined };

/** What moves among the steps of a program. */
export function StepControls({ steps, wrong }: Props) {
  return (
    <PlayerBar player={steps}>
      <JumpButtons moves={steps.moves} canUndo={steps.canUndo} wrong={wrong} />
    </PlayerBar>
  );
}

type JumpProps = Pick<Steps, 'moves' | 'canUndo'> & Pick<Props, 'wrong'>;

const JumpButtons = memo(({ moves, canUndo, wrong }: JumpProps) => {
  const words = tracingTexts().controls;
  return (
    <>
      {wrong !== undefined && (
        <IconButton label={words.wrong} icon={<Flag size={18} />} onClick={() => moves.jump(wrong)} />
      )}
      {canUndo && <IconButton label={words.undo} icon={<CornerUpLeft size={18} />} onClick={moves.undo} />}
    </>
  );
});
