import { languageAt } from '@abhyas/languages/index';
import type { Problem } from '@abhyas/contract/practice';
import AlignLeft from 'lucide-react/icons/align-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import PanelLeft from 'lucide-react/icons/panel-left';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Settings from 'lucide-react/icons/settings-2';
import type { ReactNode } from 'react';

import { texts } from '../../../lib/texts.ts';
import { InBar } from '../../../ui/bar-slot.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { LabelledIcon } from '../../../ui/labelled-icon.tsx';
import { DiscussionButton } from '../../comments/components/discussion-button.tsx';
import { RunAndTypeButton } from '../../console/components/run-and-type-button.tsx';
import type { OpenDialog, WorkspaceState } from '../use-workspace.ts';
import type { Layout } from '../use-layout.ts';
import { DifficultyDots } from './difficulty-dots.tsx';
import { BarRun } from './run-controls.tsx';

type Props = {
  readonly workspace: WorkspaceState;
  readonly layout: Layout;
  readonly onOpen: (dialog: OpenDialog) => void;
};

/** The row over the panes: what is open, the tools, and Run where it has no row of its own. */
export function WorkspaceBar({ workspace, layout, onOpen }: Props) {
  const { problem, solved } = workspace;
  return (
    <>
      <InBar>
        <Difficulty problem={problem} solved={solved} />
        <span className="grow" />
        {!layout.phone && <Tools workspace={workspace} layout={layout} onOpen={onOpen} />}
        {!layout.phone && !layout.tall && <BarRun workspace={workspace} />}
      </InBar>
      {layout.phone && (
        <div
          data-print="hidden"
          className="flex h-12 shrink-0 items-center border-b border-line px-1 short:in-[[data-typing]]:hidden"
        >
          <Tools workspace={workspace} layout={layout} onOpen={onOpen} />
        </div>
      )}
    </>
  );
}

function Difficulty({ problem, solved }: { readonly problem: Problem; readonly solved: boolean }) {
  const { difficulty } = problem;
  return (
    <span className="flex shrink-0 items-center gap-2 pl-1">
      <DifficultyDots problem={{ difficulty, locked: false }} narrow />
      {solved && (
        <LabelledIcon
          Icon={CircleCheck}
          label={texts.practice.workspace.solved}
          size={20}
          className="text-good"
        />
      )}
    </span>
  );
}

function Tools({ workspace, layout, onOpen }: Props) {
  const words = texts.practice;
  return (
    <div className="flex min-w-0 grow items-center learn:grow-0 learn:gap-0.5">
      {layout.questionFolds && <QuestionToggle layout={layout} />}
      <SelectField
        label={words.workspace.language}
        labelHidden
        small
        value={workspace.language}
        options={workspace.languages}
        onChange={workspace.chooseLanguage}
        className="w-26 shrink learn:shrink-0"
      />
      <IconButton
        size="small"
        label={words.workspace.tools.settings}
        icon={<Settings size={19} />}
        onClick={() => onOpen('settings')}
      />
      <IconButton
        size="small"
        busy={workspace.resetting}
        label={words.reset.button}
        icon={<RotateCcw size={18} />}
        onClick={() => void workspace.reset()}
      />
      <DiscussionButton assetId={workspace.problem.assetId} solved={workspace.solved} at="bar" />
      {layout.narrow ? (
        <MoreTools workspace={workspace} onOpen={onOpen} />
      ) : (
        <AllTools workspace={workspace} onOpen={onOpen} />
      )}
      {languageAt(workspace.language).input === 'text' && (
        <RunAndTypeButton onClick={workspace.openConsole.begin} narrow={layout.narrow} />
      )}
    </div>
  );
}

type OpenProps = Pick<Props, 'workspace' | 'onOpen'>;

/** The windows that are seldom opened. */
function seldomTools(): readonly { id: OpenDialog; name: string; icon: ReactNode }[] {
  const names = texts.practice.workspace.tools;
  return [
    { id: 'history', name: names.history, icon: <History size={19} aria-hidden="true" /> },
    { id: 'keys', name: names.keys, icon: <Keyboard size={19} aria-hidden="true" /> },
    { id: 'report', name: names.report, icon: <Flag size={19} aria-hidden="true" /> },
  ];
}

function AllTools({ workspace, onOpen }: OpenProps) {
  return (
    <>
      <IconButton
        size="small"
        busy={workspace.formatting}
        label={texts.practice.workspace.tools.format}
        icon={<AlignLeft size={18} />}
        onClick={() => void workspace.format()}
      />
      {seldomTools().map(({ id, name, icon }) => (
        <IconButton key={id} size="small" label={name} icon={icon} onClick={() => onOpen(id)} />
      ))}
    </>
  );
}

function MoreTools({ workspace, onOpen }: OpenProps) {
  const names = texts.practice.workspace.tools;
  const format = {
    name: names.format,
    icon: <AlignLeft size={19} aria-hidden="true" />,
    onSelect: () => void workspace.format(),
  };
  const others = seldomTools().map(({ id, name, icon }) => ({ name, icon, onSelect: () => onOpen(id) }));
  return (
    <Menu
      trigger={<IconButton size="small" label={names.more} icon={<Ellipsis size={20} />} />}
      items={[format, ...others]}
    />
  );
}

/**
 * PRACTICE-10: at widths of 1200 px or narrower, a Show Question Bar button appears. Beside the code it leads to a
 * question that is shown already, which has a button of its own to hide it; on a phone it hides it too.
 */
function QuestionToggle({ layout }: Pick<Props, 'layout'>) {
  const shown = layout.questionShown;
  const hides = layout.phone && shown;
  const show = (): void => {
    layout.showQuestion(!hides);
    if (shown) document.querySelector<HTMLElement>('#question-bar')?.focus();
  };
  return (
    <Button
      size="small"
      variant="quiet"
      aria-expanded={shown}
      aria-controls="question-bar"
      icon={<PanelLeft size={18} aria-hidden="true" className="shrink-0" />}
      onClick={show}
      className="px-2! whitespace-nowrap max-learn:min-w-11"
    >
      <span className="max-learn:sr-only">
        {hides ? texts.practice.hideQuestionBar : texts.practice.showQuestionBar}
      </span>
    </Button>
  );
}
