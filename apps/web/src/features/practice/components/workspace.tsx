import type { Problem } from '@abhyas/contract/practice';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import type { HeldTexts } from '../../../lib/synced-text/open-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useLayout } from '../use-layout.ts';
import { useWorkspace, type OpenDialog, type WorkspaceState } from '../use-workspace.ts';
import { useWorkspaceKeys } from '../use-workspace-keys.ts';
import { Panes } from './panes.tsx';
import { CustomTestcase } from './dock.tsx';
import { Comments, Editorial, QuestionTabs, Submissions } from './question-pane.tsx';
import { RunResult } from './result-pane.tsx';
import { WorkspaceBar } from './workspace-bar.tsx';

const WorkspaceDialogs = lazyPart(async () => (await import('./workspace-dialogs.tsx')).WorkspaceDialogs);

const NextProblem = lazyPart(async () => (await import('./next-problem.tsx')).NextProblem);

/** Code that must be there when the connection is lost, even after a first visit. */
function fetchTheRest(): void {
  for (const part of [
    WorkspaceDialogs,
    NextProblem,
    Comments,
    Editorial,
    Submissions,
    CustomTestcase,
    RunResult,
  ])
    part.ahead();
}

type Props = {
  readonly problem: Problem;
  readonly data: NonNullable<Problem['assetData']>;
  readonly accountId: string;
  readonly held: HeldTexts;
  readonly fromCourse: boolean;
};

/** The workspace of one problem: statement, code and result together in the window, or in three tabs on a phone. */
export function Workspace(props: Props) {
  const workspace = useWorkspace(props);
  const layout = useLayout(workspace);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useWorkspaceKeys(
    workspace,
    useCallback(() => setDialog('keys'), []),
  );
  useEffect(() => whenIdle(fetchTheRest), []);
  return (
    <>
      <WorkspaceBar workspace={workspace} layout={layout} onOpen={setDialog} />
      <Panes
        workspace={workspace}
        layout={layout}
        question={<QuestionTabs workspace={workspace} layout={layout} />}
      />
      <Congratulations workspace={workspace} fromCourse={props.fromCourse} />
      {dialog && <WorkspaceDialogs workspace={workspace} open={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

type CongratulationsProps = { readonly workspace: WorkspaceState; readonly fromCourse: boolean };

/** The congratulations (PRACTICE-16), and where to go next. */
function Congratulations({ workspace, fromCourse }: CongratulationsProps) {
  const words = texts.practice.solved;
  const { pathname, search } = useLocation();
  const { data, problem, congratulating, endCongratulation } = workspace;
  return (
    <Dialog
      open={congratulating}
      onOpenChange={endCongratulation}
      title={words.title}
      description={words.text}
      actions={
        congratulating && (
          <>
            {data.editorial && (
              <ButtonLink to={`${pathname}/editorial${search}`} onClick={endCongratulation}>
                {texts.practice.editorial.read}
              </ButtonLink>
            )}
            <NextProblem problem={problem} fromCourse={fromCourse} onFollow={endCongratulation} />
          </>
        )
      }
    />
  );
}
