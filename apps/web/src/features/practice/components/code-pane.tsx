import { EDITOR_THEMES } from '@abhyas/contract/settings';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Square from 'lucide-react/icons/square';
import type { CSSProperties, KeyboardEvent } from 'react';

import { sizes, storageKeys } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { useKeptNumber } from '../../../lib/use-kept-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Editor } from '../../../ui/editor/editor.tsx';
import { ResizeHandle } from '../../../ui/resize-handle.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { progressText } from '../../running/run.rules.ts';
import { useCaretInSight } from '../use-caret-in-sight.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { SaveMark } from './save-mark.tsx';

const THEME_OPTIONS = EDITOR_THEMES.map((name, value) => ({ value, name }));

type Props = { readonly workspace: WorkspaceState; readonly phone: boolean; readonly onHelp: () => void };

/**
 * Language, reset, the Code Area and Run (PRACTICE-10). On a phone whose keyboard is open the window is
 * short: the editor then fits between the tabs and the bar above the keyboard, so that the caret is seen.
 */
export function CodePane({ workspace, phone, onHelp }: Props) {
  const { languageKey, text, editor, theme, start } = workspace;
  const [height, setHeight] = useKeptNumber(storageKeys.editorHeight, sizes.problemEditorHeight);
  const { place, bringIntoSight } = useCaretInSight(phone, editor);
  const words = texts.practice.workspace;
  const helpKey = (event: KeyboardEvent): void => {
    // In the editor "?" is a character of many programs; beside it it asks for help.
    if (event.key === '?' && !(event.target as HTMLElement).closest('.cm-editor')) onHelp();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut, not a control
    <section
      aria-label={words.areas.code}
      onKeyDown={helpKey}
      style={{ '--full-height': `${sizes.problemEditorHeight}px` } as CSSProperties}
      className="[--code-height:var(--full-height)] short:[--code-height:calc(100dvh-10.75rem)]"
    >
      <Toolbar workspace={workspace} />
      <div className="mb-1.5 flex min-h-8 flex-wrap items-center gap-x-3">
        <h2 className="font-[550]">{words.codeArea}</h2>
        <SaveMark key={languageKey} text={text} />
      </div>
      <div ref={place} className="scroll-mt-28 short:scroll-mt-13" onFocus={bringIntoSight}>
        <Editor
          ref={editor}
          value={text.code}
          text={text}
          language={languageKey}
          label={words.codeArea}
          height={phone ? 'var(--code-height)' : height}
          theme={EDITOR_THEMES[theme]}
          onSubmit={start}
        />
      </div>
      {!phone && (
        <>
          <ResizeHandle
            label={words.resizeEditor}
            orientation="horizontal"
            value={height}
            min={200}
            max={1200}
            step={20}
            perPixel={() => 1}
            onResize={setHeight}
          />
          <RunControls workspace={workspace} />
        </>
      )}
    </section>
  );
}

function Toolbar({ workspace }: { readonly workspace: WorkspaceState }) {
  const words = texts.practice;
  return (
    <div data-print="hidden" className="mb-3 flex flex-wrap items-end gap-2 phone:gap-3">
      <SelectField
        label={words.workspace.language}
        labelHidden
        value={workspace.language}
        options={workspace.languages}
        onChange={workspace.chooseLanguage}
        className="w-26 phone:w-32"
      />
      <SelectField
        label={words.workspace.theme}
        labelHidden
        value={workspace.theme}
        options={THEME_OPTIONS}
        onChange={workspace.chooseTheme}
        className="w-36 phone:w-40"
      />
      <Button
        busy={workspace.resetting}
        icon={<RotateCcw size={17} aria-hidden="true" />}
        onClick={() => void workspace.reset()}
        title={words.reset.button}
      >
        <span className="max-phone:sr-only">{words.reset.button}</span>
      </Button>
    </div>
  );
}

/** A full-width Run button. While a run is in progress it is blocked, and beside it Stop and where the run is. */
export function RunControls({
  workspace: { run, start },
}: {
  readonly workspace: Pick<WorkspaceState, 'run' | 'start'>;
}) {
  return (
    <>
      <div data-print="hidden" className="flex gap-2">
        <Button
          variant="primary"
          size="large"
          className="grow"
          busy={run.busy}
          icon={<Play size={18} aria-hidden="true" />}
          onClick={start}
        >
          {texts.running.run}
        </Button>
        {run.busy && (
          <Button size="large" icon={<Square size={16} aria-hidden="true" />} onClick={run.stop}>
            {texts.running.stop}
          </Button>
        )}
      </div>
      <output className="block text-small text-soft">
        {run.busy && <span className="mt-1.5 block">{progressText(run.progress)}</span>}
      </output>
    </>
  );
}
