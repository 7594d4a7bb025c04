import { Outlet } from 'react-router';

/** Public screens bring their own look: no top bar. */
export function PublicFrame() {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <Outlet />
    </main>
  );
}
