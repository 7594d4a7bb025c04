import type { WrittenFile } from '@abhyas/contract/admin-drafts';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { fill } from '@abhyas/contract/fill';
import { useEffect, useRef, useState } from 'react';

import { showAlert } from '../../../../ui/alerts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { useWriteFile } from './drafts.queries.ts';
import { lineRange } from './drafts.rules.ts';

const words = adminMessages.drafts.file;

type Props = {
  readonly draftId: string;
  readonly path: string;
  /** The file as it was read; null for one that is not there yet. */
  readonly hash: string | null;
  readonly text: string;
  /** The line to begin at; 0 for none. */
  readonly line: number;
};

/** The text of a file. When somebody else saved it meanwhile both texts are kept, and this says where. */
export function FileEditor({ draftId, path, hash, text, line }: Props) {
  const [mine, setMine] = useState(text);
  const [saved, setSaved] = useState({ hash, text });
  const [conflict, setConflict] = useState<Conflict>();
  const box = useRef<HTMLDivElement>(null);
  const write = useWriteFile(draftId);
  useEffect(() => showLine(box.current?.querySelector('textarea'), line), [line]);
  const save = (expected: string | null): void =>
    write.mutate(
      { path, expected, content: { text: mine } },
      {
        onSuccess: (answer) => {
          if (!answer.saved) return setConflict({ ...answer, mine });
          setSaved({ hash: answer.hash, text: mine });
          setConflict(undefined);
          showAlert(words.saved);
        },
      },
    );
  return (
    <div ref={box} className="space-y-4">
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          onTheirs={({ hash: theirs, text: theirText }) => {
            setMine(theirText);
            setSaved({ hash: theirs, text: theirText });
            setConflict(undefined);
          }}
          onMine={save}
        />
      )}
      <TextArea
        label={words.text}
        value={mine}
        onChange={(event) => setMine(event.target.value)}
        rows={24}
        spellCheck={false}
        className="font-code text-small"
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          busy={write.isPending}
          disabled={mine === saved.text}
          onClick={() => save(saved.hash)}
        >
          {words.save}
        </Button>
        <span className="text-soft">{mine === saved.text ? '' : words.unsaved}</span>
      </div>
    </div>
  );
}

type Conflict = Extract<WrittenFile, { saved: false }> & { readonly mine: string };
type Theirs = { readonly hash: string; readonly text: string };

type NoticeProps = {
  readonly conflict: Conflict;
  readonly onTheirs: (theirs: Theirs) => void;
  readonly onMine: (expected: string | null) => void;
};

function ConflictNotice({ conflict: { current, keptAs }, onTheirs, onMine }: NoticeProps) {
  const name = current?.by ?? adminMessages.drafts.nobody;
  const said = current
    ? fill(words.conflict, { name, path: keptAs })
    : fill(words.conflictGone, { path: keptAs });
  const text = current?.text ?? null;
  return (
    <div role="alert" className="space-y-3 rounded-card bg-warn-soft p-4 text-warn">
      <p className="break-words">{said}</p>
      {text !== null && (
        <pre className="rounded-small bg-raised p-3 text-small break-words whitespace-pre-wrap text-ink">
          {text}
        </pre>
      )}
      <div className="flex flex-wrap gap-3">
        {current && text !== null && (
          <Button size="small" onClick={() => onTheirs({ hash: current.hash, text })}>
            {words.takeTheirs}
          </Button>
        )}
        <Button size="small" onClick={() => onMine(current?.hash ?? null)}>
          {words.putMine}
        </Button>
      </div>
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
