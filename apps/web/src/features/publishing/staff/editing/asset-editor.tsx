import type { DraftFile } from '@abhyas/contract/publishing-draft-files.staff';
import { translatable } from '@abhyas/content/forms/translation-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { lazy, useMemo, useState, type ComponentType } from 'react';

import { TabsOrPanes } from '../../../../ui/tabs.tsx';
import { FileList } from '../file-list.tsx';
import type { AssetEdits } from './asset-edits.ts';
import { CourseEditor, ModuleEditor } from './branch-editor.tsx';
import { editorKind, type EditorKind } from './editing.rules.ts';
import { usePreview } from './editing.queries.ts';
import { ItemLanguage } from './item-language.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { RemarkList } from './remark-list.tsx';
import { remarksOf } from './remarks.rules.ts';
import { RunsInDraft } from './runs-in-draft.tsx';
import { SaveBar } from './save-bar.tsx';
import { TextEditor } from './text-editor.tsx';
import { EditingContext, useAssetEdits, useEditing } from './use-asset-edits.ts';
import { staleIn } from './translation.rules.ts';
import { TranslationEditor } from './translation-editor.tsx';
import { VideoEditor } from './video-editor.tsx';

const words = staffMessages.editors;

const EDITORS: Readonly<Record<Exclude<EditorKind, 'files'>, ComponentType>> = {
  text: TextEditor,
  quiz: QuizEditor,
  video: VideoEditor,
  course: CourseEditor,
  module: ModuleEditor,
  plan: PlanEditor,
  problem: lazy(async () => ({ default: (await import('./problem-editor.tsx')).ProblemEditor })),
};
/** Courses, modules and plans are only a card. */
const WITHOUT_PREVIEW: ReadonlySet<EditorKind> = new Set(['course', 'module', 'plan', 'files']);

/** The form and its preview side by side, the files below both. */
const BESIDE = 'wide:grid wide:grid-cols-2 wide:gap-x-10 wide:gap-y-9 wide:*:last:col-span-2';
/** What is translated stands beside its English, and wants the whole width. */
const BELOW = 'wide:space-y-9';

type Props = {
  readonly draftId: string;
  readonly folder: string;
  readonly edits: AssetEdits;
  readonly files: readonly DraftFile[];
};

/** A form for the folder, how learners will see it, and the files themselves. */
export function AssetEditor({ draftId, folder, edits, files }: Props) {
  const [language, setLanguage] = useState<PageLanguage>('en');
  const { data } = usePreview({ draftId, folder, language }, edits);
  const remarks = useMemo(
    () => remarksOf(data?.faults ?? [], folder, (path) => edits.text(path)),
    [data, folder, edits],
  );
  const editing = useMemo(() => ({ draftId, folder, edits, remarks }), [draftId, folder, edits, remarks]);
  return (
    <EditingContext value={editing}>
      <SaveBar />
      <RunsInDraft draftId={draftId} folder={folder} edits={edits}>
        <LanguageChoice language={language} onChoose={setLanguage} />
        <Panes files={files} preview={data?.preview ?? null} language={language} />
      </RunsInDraft>
    </EditingContext>
  );
}

type LanguageProps = {
  readonly language: PageLanguage;
  readonly onChoose: (language: PageLanguage) => void;
};

/** In which language the item is written. */
function LanguageChoice({ language, onChoose }: LanguageProps) {
  const edits = useAssetEdits();
  if (translatable(edits.paths()).length === 0) return null;
  return (
    <ItemLanguage
      label={words.translation.choose}
      language={language}
      onChoose={onChoose}
      staleCount={(each) => (each === 'en' ? 0 : staleIn(edits, each))}
      className="mb-6"
    />
  );
}

type PanesProps = {
  readonly language: PageLanguage;
  readonly files: readonly DraftFile[];
  readonly preview: Parameters<typeof PreviewPane>[0]['preview'];
};

function Panes({ files, preview, language }: PanesProps) {
  const edits = useAssetEdits();
  const [tab, setTab] = useState('write');
  const kind = editorKind(edits.paths());
  const Form = kind === 'files' ? null : EDITORS[kind];
  const form = (
    <div className="min-w-0 space-y-6">
      <RemarkList />
      {language !== 'en' && <TranslationEditor key={language} language={language} />}
      {language === 'en' && Form && <Form />}
    </div>
  );
  const list = <Files files={files} />;
  if (WITHOUT_PREVIEW.has(kind)) {
    return (
      <div className={language === 'en' ? 'max-w-2xl space-y-9' : 'space-y-9'}>
        {form}
        {list}
      </div>
    );
  }
  return (
    <TabsOrPanes
      className={language === 'en' ? BESIDE : BELOW}
      label={words.write}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'write', title: words.write, content: form },
        { id: 'preview', title: words.preview, content: <PreviewPane preview={preview} /> },
        { id: 'files', title: words.files, content: list },
      ]}
    />
  );
}

function Files({ files }: { readonly files: readonly DraftFile[] }) {
  const { draftId } = useEditing();
  return (
    <details open={files.length < 12}>
      <summary className="min-h-11 cursor-pointer py-2 text-h3 font-[640]">{words.files}</summary>
      <FileList draftId={draftId} files={files} />
    </details>
  );
}
