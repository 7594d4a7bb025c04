import type { Problem } from '@abhyas/contract/practice';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

import { breakpoints } from '../../../config.ts';
import type { HeldTexts } from '../../../lib/synced-text/open-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Sign } from '../../../ui/sign.tsx';
import { tellHint } from '../practice.queries.ts';
import { useOpenedHints } from '../use-opened-hints.ts';
import { useWorkspace, type OpenDialog, type WorkspaceState } from '../use-workspace.ts';
import { Panes } from './panes.tsx';
import { QuestionBar } from './question-bar.tsx';

const loadDialogs = () => import('./workspace-dialogs.tsx');
const WorkspaceDialogs = lazy(async () => ({ default: (await loadDialogs()).WorkspaceDialogs }));

type Props = {
  readonly problem: Problem;
  readonly data: NonNullable<Problem['assetData']>;
  readonly accountId: string;
  readonly held: HeldTexts;
  readonly fromCourse: boolean;
};

/** The workspace of one problem: side by side, under a question bar, or in three tabs on a phone. */
export function Workspace(props: Props) {
  const workspace = useWorkspace(props);
  const narrow = useMedia(`(max-width: ${breakpoints.problem}px)`);
  const phone = useMedia(`(max-width: ${breakpoints.learn}px)`);
  const { assetId } = props.problem;
  const hints = useOpenedHints(props.data.openedHints, (hint) => tellHint(assetId, hint));
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useEffect(() => whenIdle(() => void loadDialogs().catch(() => undefined)), []);
  return (
    <div className={phone ? 'pb-32' : ''}>
      <Panes
        workspace={workspace}
        narrow={narrow}
        phone={phone}
        question={<QuestionBar data={workspace.data} language={props.problem.language} hints={hints} />}
        tools={<Tools solved={workspace.solved} onOpen={setDialog} />}
        onHelp={() => setDialog('keys')}
      />
      <Congratulations workspace={workspace} />
      <Suspense fallback={null}>
        {dialog && <WorkspaceDialogs workspace={workspace} open={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}

type ToolsProps = { readonly solved: boolean; readonly onOpen: (dialog: OpenDialog) => void };

function Tools({ solved, onOpen }: ToolsProps): ReactNode {
  const words = texts.practice.workspace;
  return (
    <div className="flex items-center">
      {solved && <Sign Icon={CircleCheck} label={words.solved} size={22} className="text-good phone:mr-2" />}
      <IconButton
        label={words.tools.history}
        icon={<History size={20} />}
        onClick={() => onOpen('history')}
      />
      <IconButton label={words.tools.keys} icon={<Keyboard size={20} />} onClick={() => onOpen('keys')} />
      <IconButton label={words.tools.report} icon={<Flag size={20} />} onClick={() => onOpen('report')} />
    </div>
  );
}

function Congratulations({ workspace }: { readonly workspace: WorkspaceState }) {
  const words = texts.practice.solved;
  return (
    <Dialog
      open={workspace.congratulating}
      onOpenChange={workspace.endCongratulation}
      title={words.title}
      description={words.text}
    />
  );
}
