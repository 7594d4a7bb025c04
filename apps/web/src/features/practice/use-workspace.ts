import type { Problem } from '@abhyas/contract/practice';
import { languageOf } from '@abhyas/languages/code-keys';
import type { LanguageIndex } from '@abhyas/languages/index';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { HeldTexts } from '../../lib/synced-text/open-texts.ts';
import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import type { EditorHandle } from '../../ui/editor/editor-handle.ts';
import { lineMarksOf } from '../running/line-marks.ts';
import { failureOf } from '../running/run.rules.ts';
import { useRun, type FinishedRun } from '../running/use-run.ts';
import { editorialKey, submissionsQuery } from './practice.queries.ts';
import { saveNow } from './save-now.ts';
import { useFormat } from './use-format.ts';
import { useEditorSettings } from './use-editor-settings.ts';
import { useProblemTexts } from './use-problem-texts.ts';
import { useLanguage } from './use-language.ts';
import { useReset } from './use-reset.ts';
import { useSolved } from './use-solved.ts';
import { useWorkspaceConsole } from './use-workspace-console.ts';
import { keyOf } from './workspace.rules.ts';

/** The window that stands over the workspace. */
export type OpenDialog = 'history' | 'keys' | 'report' | 'settings' | null;
export type Area = 'problem' | 'code' | 'result';

type Opened = {
  readonly problem: Problem;
  readonly data: NonNullable<Problem['assetData']>;
  readonly accountId: string;
  /** What this device holds of the texts. */
  readonly held: HeldTexts;
  readonly fromCourse: boolean;
};

export type WorkspaceState = ReturnType<typeof useWorkspace>;

/** Offline, the device remembers the choice until the next one, so nothing is said. */
const quietly = (choosing: Promise<void>): void => void choosing.catch(() => undefined);

/** The state of a workspace; its components only render it. */
export function useWorkspace(opened: Opened) {
  const { problem, data, accountId } = opened;
  const { assetId } = problem;
  const client = useQueryClient();
  const editing = useEditorSettings();
  const { languages, language, chooseLanguage } = useLanguage(opened);
  const key = keyOf(language);
  const textOf = useProblemTexts({ accountId, assetId, data, held: opened.held });
  const text = textOf(key);
  const editor = useRef<EditorHandle>(null);
  const places = usePlaces(languageOf(key).input === 'checks');
  const { tellDone, ...solving } = useSolved(problem);
  const resetting = useReset({ text, assetId, language });
  const formatting = useFormat({ editor, language, editorSettings: editing.editorSettings });

  const onFinished = (run: FinishedRun): void => {
    // If the code that reads errors cannot be fetched, as when offline, the message still names the line.
    markLines(editor.current, textOf(keyOf(run.program.language)), run).catch(() => undefined);
    if (run.reply.done === true) tellDone();
    void client.invalidateQueries({ queryKey: submissionsQuery(assetId).queryKey });
    // The run may have opened the editorial, or be one more try towards it.
    void client.invalidateQueries({ queryKey: editorialKey(assetId) });
  };
  const run = useRun(onFinished);
  const current = () => {
    void text.flush();
    return { code: text.code, language, assetId };
  };
  const workspaceConsole = useWorkspaceConsole({ assetId, current, show: places.showTab });

  return {
    problem,
    data,
    accountId,
    languages,
    language,
    languageKey: key,
    ...editing,
    /** Ctrl+S. */
    save: () => saveNow(text),
    chooseLanguage: (codeLanguage: LanguageIndex) => {
      text.leave();
      quietly(chooseLanguage(codeLanguage));
    },
    text,
    textOf,
    editor,
    run,
    start: () => {
      places.showResult();
      run.start({ ...current(), mode: 'run' });
    },
    startCustom: (ctestcase: string) => run.start({ ...current(), mode: 'ctestcase', ctestcase }),
    ...workspaceConsole,
    ...places,
    ...solving,
    ...resetting,
    ...formatting,
    goToLine: (line: number) => {
      places.setArea('code');
      // The editor may still be hidden: it can be focused after the next render.
      requestAnimationFrame(() => editor.current?.goToLine(line));
    },
  };
}

/** What is shown of the workspace, where not all of it is. */
function usePlaces(hasPreview: boolean) {
  /** Of the dock, which is folded to its tabs at first, unless it shows a page as it is typed. */
  const [tab, setTab] = useState(hasPreview ? 'preview' : 'result');
  const [dockOpen, setDockOpen] = useState(hasPreview);
  /** Of a phone. */
  const [area, setArea] = useState<Area>('problem');
  const showResult = (): void => {
    setTab('result');
    setDockOpen(true);
    // On a phone what comes of a run is told above the code.
    setArea((shown) => (shown === 'problem' ? 'code' : shown));
  };
  const showTab = (shown: string): void => {
    setTab(shown);
    setDockOpen(true);
    setArea('result');
  };
  return { tab, setTab, dockOpen, setDockOpen, area, setArea, showResult, showTab };
}

/**
 * Marks the lines that the compiler or the run-time names, unless the code has changed meanwhile. Another language may
 * have been chosen: the marks are there when its text is.
 */
async function markLines(
  editor: EditorHandle | null,
  text: SyncedText,
  { program, reply }: FinishedRun,
): Promise<void> {
  if (text.code !== program.code) return;
  const failure = failureOf(reply, program);
  const marks = failure ? await lineMarksOf(failure) : [];
  if (text.code === program.code) editor?.showMarkers(marks, text);
}
