import { languageOf } from '@abhyas/languages/code-keys';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleCheck from 'lucide-react/icons/circle-check';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PaneTabs, type PaneTab } from '../../../ui/pane-tabs.tsx';
import { LabelledIcon } from '../../../ui/labelled-icon.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { Console } from '../../console/components/console.tsx';
import { OutputPane } from '../../running/components/output-pane.tsx';
import type { Layout } from '../use-layout.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { Result } from './result-pane.tsx';

/** Inputs of the learner's own. */
export const CustomTestcase = lazyPart(
  async () => (await import('./custom-testcase.tsx')).CustomTestcase,
  () => <TextSkeleton lines={6} />,
);

/** The checks of a circuit as it is built. */
const CircuitPanel = lazyPart(async () => (await import('./circuit/circuit-panel.tsx')).CircuitPanel);

/** A page as it is typed. */
const Preview = lazyPart(async () => (await import('./page/preview.tsx')).WorkspacePreview);

type Props = { readonly workspace: WorkspaceState; readonly layout: Layout };

/** The results (PRACTICE-10): folded to a row of tabs until there is something to see. */
export function Dock({ workspace, layout: { phone, tall } }: Props) {
  const { tab, setTab, dockOpen, setDockOpen, area } = workspace;
  const words = texts.practice.workspace;
  const folds = !phone && !tall;
  const folded = folds && !dockOpen;
  return (
    <section
      data-print="hidden"
      aria-label={words.areas.result}
      hidden={phone && area !== 'result'}
      className={cx('flex min-h-0 flex-col border-t border-line', folded ? 'shrink-0' : 'grow basis-0')}
    >
      <PaneTabs
        label={words.areas.result}
        tabs={dockTabs(workspace)}
        value={tab}
        onChange={(id) => {
          setTab(id);
          setDockOpen(true);
        }}
        folded={folded}
        aside={
          folds && (
            <IconButton
              size="small"
              label={folded ? words.openDock : words.foldDock}
              aria-expanded={!folded}
              icon={folded ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
              onClick={() => setDockOpen(folded)}
            />
          )
        }
      />
    </section>
  );
}

/** The tabs of the dock, in order; the console's only while there is a console. */
function dockTabs(workspace: WorkspaceState): readonly PaneTab[] {
  const names = texts.running.tabs;
  const { run, solved } = workspace;
  const resultTitle = (
    <span className="inline-flex items-center gap-1.5">
      {names.result}
      {solved && (
        <LabelledIcon
          Icon={CircleCheck}
          label={texts.practice.workspace.solved}
          size={16}
          className="text-good"
        />
      )}
    </span>
  );
  return [
    ...previewTab(workspace),
    { id: 'result', title: resultTitle, content: <Result workspace={workspace} opened={workspace} /> },
    { id: 'raw', title: names.raw, content: <OutputPane reply={run.last?.reply ?? null} /> },
    ...(languageOf(workspace.languageKey).input === 'checks'
      ? []
      : [{ id: 'custom', title: names.custom, content: <CustomTestcase workspace={workspace} /> }]),
    ...consoleTab(workspace),
  ];
}

/** What is typed or built, as it is now: of a page or a circuit, first. */
function previewTab(workspace: WorkspaceState): readonly PaneTab[] {
  const names = texts.running.tabs;
  if (workspace.languageKey === 'page')
    return [{ id: 'preview', title: names.preview, content: <Preview workspace={workspace} /> }];
  if (workspace.languageKey !== 'circuit') return [];
  return [{ id: 'preview', title: names.circuit, content: <CircuitPanel workspace={workspace} /> }];
}

function consoleTab({ openConsole, keepInput, startCustom, goToLine }: WorkspaceState): readonly PaneTab[] {
  if (!openConsole.opened) return [];
  const compare = (input: string): void => {
    keepInput(input);
    startCustom(input);
  };
  const content = (
    <Console
      inPane
      openConsole={openConsole}
      current={openConsole.current}
      onKeep={keepInput}
      onCompare={compare}
      onLine={goToLine}
    />
  );
  return [{ id: 'console', title: texts.console.title, content, goesOn: true }];
}
