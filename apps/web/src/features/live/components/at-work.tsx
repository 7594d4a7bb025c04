import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { replayTexts } from '../../replay/replay-texts.ts';
import { atWorkQuery } from '../live.queries.ts';
import { TeacherNotes } from './teacher-notes.tsx';
import { Watched } from './watched.tsx';

type Props = {
  /** Of the assignment. */
  readonly id: string;
  /** The problem on the screen. */
  readonly shown: string;
  readonly items: readonly { readonly assetId: string; readonly title: string }[];
};

/** Above a problem of an assignment: that a teacher looks, and what was said (LIVE-2). */
export function AtWork({ id, shown, items }: Props) {
  const [read, setRead] = useState<readonly string[]>([]);
  const { data } = useQuery(atWorkQuery({ id, shown, read }));
  if (!data) return null;
  const unread = data.notes.filter((note) => !read.includes(note.id));
  return (
    <>
      {data.recorded && <p className="px-3 py-1 text-small text-soft">{replayTexts().recordedHere}</p>}
      {data.watched && <Watched />}
      <TeacherNotes
        notes={unread}
        items={items}
        onRead={(noteId) => setRead((before) => [...before, noteId])}
      />
    </>
  );
}
