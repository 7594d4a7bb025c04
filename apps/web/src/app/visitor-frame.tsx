import { Outlet } from 'react-router';

import { VisitorBar } from './visitor-bar.tsx';

/** Frame of the screens on which a visitor looks around. */
export function VisitorFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <VisitorBar />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
    </div>
  );
}
