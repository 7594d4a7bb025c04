import { EDITOR_THEMES } from '@abhyas/contract/settings';

import { sizes, storageKeys } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { useKeptNumber } from '../../../lib/use-kept-number.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Editor } from '../../../ui/editor/editor.tsx';
import { ResizeHandle } from '../../../ui/resize-handle.tsx';
import { useCaretInSight } from '../use-caret-in-sight.ts';
import type { Layout } from '../use-layout.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { RunControls } from './run-controls.tsx';
import { SaveMark } from './save-mark.tsx';
import { VerdictStrip } from './verdict-strip.tsx';

/** Only tasks that are solved by a page fetch the editor of three files. */
const PageEditor = lazyPart(async () => (await import('./page/page-editor.tsx')).PageEditor);

/** Only tasks that are solved by a circuit fetch its builder. */
const CircuitEditor = lazyPart(async () => (await import('./circuit/circuit-editor.tsx')).CircuitEditor);

type Props = { readonly workspace: WorkspaceState; readonly layout: Layout };

/** The Code Area (PRACTICE-10): as high as its pane, or of its full height with Run under it where there is room. */
export function CodePane({ workspace, layout: { phone, tall } }: Props) {
  const { languageKey, text, editor, theme, start } = workspace;
  const [height, setHeight] = useKeptNumber(storageKeys.editorHeight, sizes.problemEditorHeight);
  const place = useCaretInSight(phone, editor);
  const words = texts.practice.workspace;
  const editing = {
    text,
    label: words.codeArea,
    height: tall ? height : '100%',
    theme: EDITOR_THEMES[theme],
    settings: workspace.editorSettings,
    onSave: () => void workspace.save(),
    onSubmit: start,
  };
  return (
    <section aria-label={words.areas.code} className="flex min-h-0 grow flex-col print:block">
      <div className="isolate flex min-h-7 shrink-0 flex-wrap items-center gap-x-3 px-2 text-small max-learn:short:hidden">
        <h2 className="font-medium">{words.codeArea}</h2>
        <SaveMark key={languageKey} text={text} />
      </div>
      {phone && <VerdictStrip workspace={workspace} />}
      <div ref={place} className={tall ? '' : 'min-h-0 grow'}>
        {languageKey === 'page' && <PageEditor handle={editor} {...editing} />}
        {languageKey === 'circuit' && (
          <CircuitEditor text={text} task={workspace.data.ctestcase.circuit ?? ''} height={editing.height} />
        )}
        {languageKey !== 'page' && languageKey !== 'circuit' && (
          <Editor
            ref={editor}
            value={text.code}
            language={languageKey}
            tables={languageKey === 'sql' ? workspace.data.ctestcase.sql : undefined}
            {...editing}
          />
        )}
      </div>
      {tall && (
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
            onReset={() => setHeight(sizes.problemEditorHeight)}
          />
          <div className="pb-2">
            <RunControls workspace={workspace} />
          </div>
        </>
      )}
    </section>
  );
}
