import type { Problem } from '@abhyas/contract/practice';
import type { LanguageIndex } from '@abhyas/languages/index';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { EditorHandle } from '../../ui/editor/editor-handle.ts';
import { lineMarksOf } from '../running/line-marks.ts';
import { failureOf } from '../running/run.rules.ts';
import { useRun, type FinishedRun } from '../running/use-run.ts';
import { useCodeSettings } from '../settings/settings.queries.ts';
import { submissionsQuery } from './practice.queries.ts';
import { useDrafts } from './use-drafts.ts';
import { useLanguage } from './use-language.ts';
import { useReset } from './use-reset.ts';
import { useSolved } from './use-solved.ts';
import { keyOf } from './workspace.rules.ts';

export type ResultTab = 'result' | 'raw' | 'custom';
/** The window that stands over the workspace. */
export type OpenDialog = 'history' | 'keys' | 'report' | null;
export type Area = 'problem' | 'code' | 'result';

type Opened = {
  readonly problem: Problem;
  readonly data: NonNullable<Problem['assetData']>;
  readonly accountId: string;
  readonly fromCourse: boolean;
};

export type WorkspaceState = ReturnType<typeof useWorkspace>;

/** Without a connection the device remembers the choice until the next one: nothing to disturb anybody with. */
const quietly = (choosing: Promise<void>): void => void choosing.catch(() => undefined);

/** Everything that goes on in a workspace; its parts only draw it. */
export function useWorkspace(opened: Opened) {
  const { problem, data, accountId } = opened;
  const { assetId } = problem;
  const client = useQueryClient();
  const { settings, choose } = useCodeSettings();
  const { languages, language, chooseLanguage } = useLanguage(opened);
  const key = keyOf(language);
  const drafts = useDrafts({ accountId, assetId, data });
  const editor = useRef<EditorHandle>(null);
  const [tab, setTab] = useState<ResultTab>('result');
  const [area, setArea] = useState<Area>('code');
  const { tellDone, ...solving } = useSolved(problem);
  const resetting = useReset({ drafts, assetId, language });

  useEffect(
    () =>
      drafts.onReplaced((changed, code) => {
        if (changed === key) showText(editor.current, code);
      }),
    [drafts, key],
  );

  const onFinished = (run: FinishedRun): void => {
    setArea('result');
    // Another language may have been chosen meanwhile, and its text stands in the editor.
    // Without its reader, as offline, the message still names the line.
    if (keyOf(run.program.language) === key) markLines(editor.current, run).catch(() => undefined);
    if (run.reply.done === true) tellDone();
    void client.invalidateQueries({ queryKey: submissionsQuery(assetId).queryKey });
  };
  const run = useRun(onFinished);

  return {
    problem,
    data,
    languages,
    language,
    languageKey: key,
    theme: settings.codeTheme,
    chooseTheme: (codeTheme: number) => quietly(choose({ codeTheme })),
    chooseLanguage: (codeLanguage: LanguageIndex) => {
      void drafts.flush();
      quietly(chooseLanguage(codeLanguage));
    },
    drafts,
    editor,
    run,
    start: () => {
      setTab('result');
      run.start({ code: drafts.codeOf(key), language, mode: 'run', assetId });
    },
    startCustom: (ctestcase: string) =>
      run.start({ code: drafts.codeOf(key), language, mode: 'ctestcase', ctestcase, assetId }),
    tab,
    setTab,
    area,
    setArea,
    ...solving,
    ...resetting,
    goToLine: (line: number) => {
      setArea('code');
      // The editor may still be hidden in this moment: it can be focused after the next drawing.
      requestAnimationFrame(() => editor.current?.goToLine(line));
    },
  };
}

/** Puts a text into the editor though the value it was opened with may be the same. */
function showText(editor: EditorHandle | null, code: string): void {
  const view = editor?.view();
  if (!view || view.state.doc.toString() === code) return;
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: code },
    userEvent: 'replace.value',
  });
}

/** Marks the lines that the compiler or the run-time names, unless the code has changed meanwhile. */
async function markLines(editor: EditorHandle | null, { program, reply }: FinishedRun): Promise<void> {
  const isShown = () => editor?.view()?.state.doc.toString() === program.code;
  if (!isShown()) return;
  const failure = failureOf(reply, program);
  const marks = failure ? await lineMarksOf(failure) : [];
  if (isShown()) editor?.showMarkers(marks);
}
