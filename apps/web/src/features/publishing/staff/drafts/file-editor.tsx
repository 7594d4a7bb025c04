import { staffMessages } from '@abhyas/contract/messages.staff';
import { useEffect, useMemo, useRef } from 'react';

import { TextArea } from '../../../../ui/field.tsx';
import type { AssetDraft } from '../editing/asset-draft.ts';
import { SaveBar } from '../editing/save-bar.tsx';
import { EditingContext, useAssetDraft } from '../editing/use-asset-draft.ts';
import { lineRange } from './drafts.rules.ts';

const words = staffMessages.drafts.file;

type Props = {
  readonly draftId: string;
  readonly path: string;
  readonly draft: AssetDraft;
  /** The line to begin at; 0 for none. */
  readonly line: number;
};

/** The text of a file. What is typed is kept in the account until it is saved, as in the forms. */
export function FileEditor({ draftId, path, draft, line }: Props) {
  const editing = useMemo(() => ({ draftId, folder: '', draft, remarks: [] }), [draftId, draft]);
  return (
    <EditingContext value={editing}>
      <SaveBar />
      <FileText path={path} line={line} />
    </EditingContext>
  );
}

function FileText({ path, line }: Pick<Props, 'path' | 'line'>) {
  const draft = useAssetDraft();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showLine(box.current?.querySelector('textarea'), line), [line]);
  return (
    <div ref={box}>
      <TextArea
        label={words.text}
        value={draft.text(path) ?? ''}
        onChange={(event) => draft.edit(path, event.target.value)}
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
