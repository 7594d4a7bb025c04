import { Navigate, Route, Routes } from 'react-router';

import { MockPage } from './mock.page.tsx';
import { MocksPage } from './mocks.page.tsx';
import { MockReportPage } from './report.page.tsx';

// The workspace fits the window, so it is a screen of its own.
export { MockWorkspacePage } from './workspace.page.tsx';

/** Everything below /mocks but the workspace: one entry in the frame's list of screens. */
export function AllMocksPage() {
  return (
    <Routes>
      <Route index element={<MocksPage />} />
      <Route path=":mockId" element={<MockPage />} />
      <Route path=":mockId/report/:attemptId" element={<MockReportPage />} />
      <Route path="*" element={<Navigate to="/notfound" replace />} />
    </Routes>
  );
}
