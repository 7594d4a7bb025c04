import { Navigate, Route, Routes } from 'react-router';

import { ModerationLists } from './moderation-lists.tsx';
import { ThreadScreen } from './thread-screen.tsx';

/** Discussions: the moderators' lists, and a thread with all that staff sees of it. */
export function ModerationPage() {
  return (
    <Routes>
      <Route index element={<ModerationLists />} />
      <Route path=":threadId" element={<ThreadScreen />} />
      <Route path="*" element={<Navigate to="/notfound" replace />} />
    </Routes>
  );
}
