import type { LiveNote } from '@abhyas/contract/live';
import { fill } from '@abhyas/contract/fill';

import { Button } from '../../../ui/button.tsx';
import { liveTexts } from '../live-texts.ts';

type Item = { readonly assetId: string; readonly title: string };

type Props = {
  readonly notes: readonly LiveNote[];
  readonly items: readonly Item[];
  readonly onRead: (id: string) => void;
};

/** What a teacher has just said, until it is put away (EXAMS-22, LIVE-2). */
export function TeacherNotes({ notes, items, onRead }: Props) {
  const words = liveTexts();
  return (
    <output className="block">
      {notes.map((note) => (
        <span key={note.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-note-soft px-3 py-2">
          <span className="min-w-0 grow">
            <strong>{whoSays(note, items)}</strong> {note.text}
          </span>
          <Button size="small" onClick={() => onRead(note.id)}>
            {words.noteRead}
          </Button>
        </span>
      ))}
    </output>
  );
}

function whoSays({ line, assetId }: LiveNote, items: readonly Item[]): string {
  const title = items.find((item) => item.assetId === assetId)?.title;
  const words = liveTexts();
  return line === undefined || title === undefined ? words.note : fill(words.noteLine, { line, title });
}
