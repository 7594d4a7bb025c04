import { Navigate, Route, Routes } from 'react-router';

import { TalkLists } from './talk-lists.tsx';
import { ThreadScreen } from './thread-screen.tsx';

/** Discussions: the moderators' lists, and a thread with all that staff sees of it. */
export function TalkPage() {
  return (
    <Routes>
      <Route index element={<TalkLists />} />
      <Route path=":threadId" element={<ThreadScreen />} />
      <Route path="*" element={<Navigate to="/notfound" replace />} />
    </Routes>
  );
}
