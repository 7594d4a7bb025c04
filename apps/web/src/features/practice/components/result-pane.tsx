import { texts } from '../../../lib/texts.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Verdict } from '../../running/components/verdict.tsx';
import { progressText } from '../../running/run.rules.ts';
import { useVerdictInSight } from '../use-verdict-in-sight.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { EarlierText, isOf, type OpenedCode } from './earlier-text.tsx';

/** What a result teaches. */
export const RunResult = lazyPart(
  async () => (await import('../../running/components/run-result.tsx')).RunResult,
);

type Props = {
  readonly workspace: Pick<WorkspaceState, 'run' | 'goToLine'>;
  /** The text in the editor, if the result may belong to another one. */
  readonly opened?: OpenedCode;
};

/** The result goes into an element that exists before the run: only then do screen readers announce it. */
export function Result({ workspace: { run, goToLine }, opened }: Props) {
  const place = useVerdictInSight(run.last);
  const shown = run.early ?? run.last;
  return (
    <div className="space-y-2">
      {!run.busy && run.last && opened && <EarlierText opened={opened} of={run.last} />}
      <output ref={place} className="block">
        <WhatHappened run={run} />
      </output>
      {shown && (
        <div className={run.busy && !run.early ? 'opacity-45' : ''}>
          <RunResult
            reply={shown.reply}
            program={shown.program}
            isUnderWay={run.busy}
            onLine={!opened || isOf(opened, shown) ? goToLine : undefined}
            onRunAll={() => run.start({ ...shown.program, all: true })}
          />
        </div>
      )}
    </div>
  );
}

function WhatHappened({ run }: { readonly run: WorkspaceState['run'] }) {
  if (run.busy) return <Meanwhile run={run} />;
  if (run.last) return <Verdict reply={run.last.reply} />;
  return <span className="text-soft">{texts.running.beforeRun}</span>;
}

/** Where the run is, and what became of the samples once that is known. */
function Meanwhile({ run: { early, progress } }: { readonly run: WorkspaceState['run'] }) {
  const failed = early && early.reply.verdict !== 'accepted';
  if (failed) return <Verdict reply={early.reply} />;
  return <span className="text-soft">{early?.reply.msg ?? progressText(progress)}</span>;
}
