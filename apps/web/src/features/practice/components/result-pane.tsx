import CircleCheck from 'lucide-react/icons/circle-check';

import { texts } from '../../../lib/texts.ts';
import { Sign } from '../../../ui/sign.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { OutputPane } from '../../running/components/output-pane.tsx';
import { RunResult, Verdict } from '../../running/components/run-result.tsx';
import { progressText } from '../../running/run.rules.ts';
import { useVerdictInSight } from '../use-verdict-in-sight.ts';
import type { ResultTab, WorkspaceState } from '../use-workspace.ts';
import { CustomTestcase } from './custom-testcase.tsx';

/** Result, Raw Output and Custom Testcase (PRACTICE-10). */
export function ResultPane({ workspace }: { readonly workspace: WorkspaceState }) {
  const { run, solved, tab, setTab } = workspace;
  const names = texts.running.tabs;
  const resultTitle = (
    <span className="inline-flex items-center gap-1.5">
      {names.result}
      {solved && (
        <Sign Icon={CircleCheck} label={texts.practice.workspace.solved} size={17} className="text-good" />
      )}
    </span>
  );
  return (
    <section aria-label={texts.practice.workspace.areas.result}>
      <Tabs
        label={texts.practice.workspace.areas.result}
        value={tab}
        onChange={(next) => setTab(next as ResultTab)}
        tabs={[
          { id: 'result', title: resultTitle, content: <Result workspace={workspace} /> },
          { id: 'raw', title: names.raw, content: <OutputPane reply={run.last?.reply ?? null} /> },
          { id: 'custom', title: names.custom, content: <CustomTestcase workspace={workspace} /> },
        ]}
      />
    </section>
  );
}

/** What happened stands in a place that is there before the run: only then screen readers say it. */
export function Result({
  workspace: { run, goToLine },
}: {
  readonly workspace: Pick<WorkspaceState, 'run' | 'goToLine'>;
}) {
  const place = useVerdictInSight(run.last);
  return (
    <div className="space-y-5">
      <output ref={place} className="block scroll-mt-28 scroll-mb-24">
        {run.last ? (
          <Verdict reply={run.last.reply} />
        ) : (
          <span className="text-soft">{run.busy ? progressText(run.progress) : texts.running.beforeRun}</span>
        )}
      </output>
      {run.last && <RunResult reply={run.last.reply} program={run.last.program} onLine={goToLine} />}
    </div>
  );
}
