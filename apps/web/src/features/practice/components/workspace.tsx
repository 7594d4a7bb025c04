import type { Problem } from '@abhyas/contract/practice';
import { CircleCheck, Flag, History, Keyboard, PanelLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

import { breakpoints } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Sign } from '../../../ui/sign.tsx';
import { tellHint } from '../practice.queries.ts';
import { useOpenedHints } from '../use-opened-hints.ts';
import { useAreaTop } from '../use-area-top.ts';
import { useWorkspace, type OpenDialog, type WorkspaceState } from '../use-workspace.ts';
import { AreaTabs } from './area-tabs.tsx';
import { CodePane } from './code-pane.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { QuestionBar } from './question-bar.tsx';
import { ResultPane } from './result-pane.tsx';
import { WideColumns } from './wide-columns.tsx';

const loadDialogs = () => import('./workspace-dialogs.tsx');
const WorkspaceDialogs = lazy(async () => ({ default: (await loadDialogs()).WorkspaceDialogs }));

type Props = {
  readonly problem: Problem;
  readonly data: NonNullable<Problem['assetData']>;
  readonly accountId: string;
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
  const parts: Parts = {
    workspace,
    phone,
    question: <QuestionBar data={workspace.data} language={props.problem.language} hints={hints} />,
    tools: <Tools solved={workspace.solved} onOpen={setDialog} />,
    onHelp: () => setDialog('keys'),
  };
  return (
    <div className={phone ? 'pb-32' : ''}>
      {narrow ? <NarrowWorkspace {...parts} /> : <WideWorkspace {...parts} />}
      <Congratulations workspace={workspace} />
      <Suspense fallback={null}>
        {dialog && <WorkspaceDialogs workspace={workspace} open={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}

type Parts = {
  readonly workspace: WorkspaceState;
  readonly phone: boolean;
  readonly question: ReactNode;
  readonly tools: ReactNode;
  readonly onHelp: () => void;
};

function WideWorkspace({ workspace, question, tools, onHelp }: Parts) {
  return (
    <WideColumns question={question}>
      <div className="mb-1 flex justify-end">{tools}</div>
      <CodePane workspace={workspace} phone={false} onHelp={onHelp} />
      <div className="mt-6">
        <ResultPane workspace={workspace} />
      </div>
    </WideColumns>
  );
}

function NarrowWorkspace({ workspace, phone, question, tools, onHelp }: Parts) {
  const [questionShown, setQuestionShown] = useState(false);
  const { area, setArea } = workspace;
  const shown = phone ? area === 'problem' : questionShown;
  const top = useAreaTop(phone, area);
  return (
    <>
      {phone && <AreaTabs area={area} onChange={setArea} />}
      <div
        ref={top}
        data-print="hidden"
        className="mb-4 flex scroll-mt-28 flex-wrap items-center gap-1 phone:gap-2 short:scroll-mt-13"
      >
        <QuestionToggle
          shown={shown}
          onToggle={(show) => {
            if (phone) setArea(show ? 'problem' : 'code');
            else setQuestionShown(show);
          }}
        />
        <div className="ml-auto">{tools}</div>
      </div>
      <aside
        id="question-bar"
        data-print="shown"
        aria-label={texts.practice.workspace.question}
        hidden={!shown}
        className="mb-6"
      >
        {question}
      </aside>
      <div hidden={phone && area !== 'code'} data-print="shown">
        <CodePane workspace={workspace} phone={phone} onHelp={onHelp} />
      </div>
      <div data-print="hidden" hidden={phone && area !== 'result'} className={phone ? '' : 'mt-6'}>
        <ResultPane workspace={workspace} />
      </div>
      {phone && area === 'code' && <PhoneBar workspace={workspace} />}
    </>
  );
}

type ToggleProps = { readonly shown: boolean; readonly onToggle: (shown: boolean) => void };

/** Spec section 2: at widths of 1200 px or narrower, a Show Question Bar button appears. */
function QuestionToggle({ shown, onToggle }: ToggleProps) {
  return (
    <Button
      size="small"
      aria-expanded={shown}
      aria-controls="question-bar"
      icon={<PanelLeft size={18} aria-hidden="true" />}
      onClick={() => onToggle(!shown)}
    >
      {shown ? texts.practice.hideQuestionBar : texts.practice.showQuestionBar}
    </Button>
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
