import { Navigate, Route, Routes } from 'react-router';

import { DeskList } from './desk-list.tsx';
import { MessageScreen } from './message-screen.tsx';

/** Support: the one queue, and a message of it. */
export function SupportDeskPage() {
  return (
    <Routes>
      <Route index element={<DeskList />} />
      <Route path=":number" element={<MessageScreen />} />
      <Route path="*" element={<Navigate to="/notfound" replace />} />
    </Routes>
  );
}
