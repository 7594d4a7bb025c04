import { staffMessages } from '@abhyas/contract/messages.staff';
import { CONCEPTS_FILE, readConcepts } from '@abhyas/content/forms/concept-form';
import { isSheet, readSheet } from '@abhyas/content/forms/sheet-form';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { useEffect, useMemo, useRef, useState } from 'react';

import { TextArea } from '../../../../ui/field.tsx';
import type { AssetEdits } from '../editing/asset-edits.ts';
import { ConceptsEditor } from '../editing/concepts-editor.tsx';
import { SheetEditor } from '../editing/sheet-editor.tsx';
import { SheetPreview } from '../editing/sheet-preview.tsx';
import { ShownBeside } from '../editing/shown-beside.tsx';
import { SaveBar } from '../editing/save-bar.tsx';
import { EditingContext, useAssetEdits } from '../editing/use-asset-edits.ts';
import { lineRange } from '../drafts.rules.ts';

const words = staffMessages.drafts.file;

type Props = {
  readonly draftId: string;
  readonly path: string;
  readonly edits: AssetEdits;
  /** The line to begin at; 0 for none. */
  readonly line: number;
};

/** The text of a file. What is typed is kept in the account until it is saved, as in the forms. */
export function FileEditor({ draftId, path, edits, line }: Props) {
  const [language, setLanguage] = useState<PageLanguage>('en');
  const editing = useMemo(() => ({ draftId, folder: '', edits, remarks: [] }), [draftId, edits]);
  return (
    <EditingContext value={editing}>
      <SaveBar />
      {isSheet(path) && readSheet(edits.text(path) ?? '') ? (
        <ShownBeside
          shown={<SheetPreview path={path} language={language} />}
          language={language}
          onLanguage={setLanguage}
        >
          <SheetEditor path={path} />
        </ShownBeside>
      ) : path === CONCEPTS_FILE && readConcepts(edits.text(path) ?? '') ? (
        <ConceptsEditor line={line} />
      ) : (
        <FileText path={path} line={line} />
      )}
    </EditingContext>
  );
}

function FileText({ path, line }: Pick<Props, 'path' | 'line'>) {
  const edits = useAssetEdits();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showLine(box.current?.querySelector('textarea'), line), [line]);
  return (
    <div ref={box}>
      <TextArea
        label={words.text}
        value={edits.text(path) ?? ''}
        onChange={(event) => edits.edit(path, event.target.value)}
        rows={24}
        spellCheck={false}
        className="[&_textarea]:font-code [&_textarea]:text-small"
      />
    </div>
  );
}

/** Selects a line and scrolls to it. */
function showLine(area: HTMLTextAreaElement | null | undefined, line: number): void {
  if (!area || line < 1) return;
  const { start, end } = lineRange(area.value, line);
  area.focus();
  area.setSelectionRange(start, end);
  const height = Number.parseFloat(getComputedStyle(area).lineHeight);
  area.scrollTop = Math.max(0, (line - 5) * height);
}
