import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';

import { texts } from '../../../lib/texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { progressText } from '../../running/run.rules.ts';
import type { WorkspaceState } from '../use-workspace.ts';

type Props = { readonly workspace: Pick<WorkspaceState, 'run' | 'start'> };

/** Run in the bar; the place of Stop is kept free, so that nothing moves when a run begins. */
export function BarRun({ workspace: { run, start } }: Props) {
  return (
    <div className="flex shrink-0 items-center gap-1 pr-1">
      <span className="flex w-11 justify-end">
        {run.busy && (
          <IconButton
            size="small"
            variant="secondary"
            label={texts.running.stop}
            icon={<Square size={15} aria-hidden="true" />}
            onClick={run.stop}
          />
        )}
      </span>
      <Button
        variant="primary"
        size="small"
        busy={run.busy}
        title="Ctrl+Enter"
        icon={<Play size={16} aria-hidden="true" />}
        onClick={start}
        className="min-w-24"
      >
        {texts.running.run}
      </Button>
    </div>
  );
}

/** A full-width Run button. While a run is in progress it is blocked, and beside it Stop and where the run is. */
export function RunControls({ workspace: { run, start } }: Props) {
  return (
    <>
      <div data-print="hidden" className="flex gap-2">
        <Button
          variant="primary"
          className="grow"
          busy={run.busy}
          icon={<Play size={18} aria-hidden="true" />}
          onClick={start}
        >
          {texts.running.run}
        </Button>
        {run.busy && (
          <Button icon={<Square size={16} aria-hidden="true" />} onClick={run.stop}>
            {texts.running.stop}
          </Button>
        )}
      </div>
      <output className="sr-only">{run.busy && progressText(run.progress)}</output>
    </>
  );
}
