import { useEffect } from 'react';

import { texts } from '../../../lib/texts.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { later } from '../../../ui/later.tsx';
import { Verdict } from '../../running/components/verdict.tsx';
import { progressText } from '../../running/run.rules.ts';
import { useVerdictInSight } from '../use-verdict-in-sight.ts';
import type { WorkspaceState } from '../use-workspace.ts';

const loadRunResult = () => import('../../running/components/run-result.tsx');
const RunResult = later(async () => (await loadRunResult()).RunResult);

/** What happened stands in a place that is there before the run: only then screen readers say it. */
export function Result({
  workspace: { run, goToLine },
}: {
  readonly workspace: Pick<WorkspaceState, 'run' | 'goToLine'>;
}) {
  const place = useVerdictInSight(run.last);
  useEffect(() => whenIdle(() => void loadRunResult().catch(() => undefined)), []);
  return (
    <div className="space-y-2">
      <output ref={place} className="block">
        {run.busy && <span className="text-soft">{progressText(run.progress)}</span>}
        {!run.busy && run.last && <Verdict reply={run.last.reply} />}
        {!run.busy && !run.last && <span className="text-soft">{texts.running.beforeRun}</span>}
      </output>
      {run.last && (
        <div className={run.busy ? 'opacity-45' : ''}>
          <RunResult
            reply={run.last.reply}
            program={run.last.program}
            onLine={goToLine}
            onRunAll={() => run.last && run.start({ ...run.last.program, all: true })}
          />
        </div>
      )}
    </div>
  );
}
