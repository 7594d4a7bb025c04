import type { User } from '@abhyas/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useNavigation } from 'react-router';

import { userQuery } from '../features/auth/auth.queries.ts';
import { loginPath } from '../features/auth/auth.rules.ts';
import { useIsSignedIn } from '../features/auth/session.ts';
import { UnreadPolling } from '../features/notifications/components/unread-polling.tsx';
import { BarSlot } from '../ui/bar-slot.tsx';
import { FaultScreen } from '../ui/fault-screen.tsx';
import { FrameFallback } from './frame-fallback.tsx';
import { TopBar } from './top-bar.tsx';
import { useStoredTexts } from './use-stored-texts.ts';
import { WorkBar } from './work-bar.tsx';

/** Start-up and frame of the signed-in screens (AUTH-15). */
export function LearnerFrame() {
  const signedIn = useIsSignedIn();
  const location = useLocation();
  const fillsWindow = useMatches().at(-1)?.handle === 'window';
  // Whoever logs out is on the way to /login already, and whoever comes next must not land on this screen.
  const onTheWay = useNavigation().state !== 'idle';
  const { data: user, error, refetch } = useQuery({ ...userQuery, enabled: signedIn });
  useStoredTexts(user?._id);
  if (!signedIn && !onTheWay)
    return <Navigate to={loginPath(location.pathname + location.search + location.hash)} replace />;
  if (!user) return error ? <FaultScreen error={error} onRetry={() => void refetch()} /> : <FrameFallback />;
  return (
    <>
      {signedIn && <UnreadPolling />}
      {fillsWindow ? <WorkFrame user={user} /> : <PageFrame user={user} />}
    </>
  );
}

type FrameProps = { readonly user: User };

/** Around a screen that scrolls as a page. */
function PageFrame({ user }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar user={user} />
      <main
        id="content"
        tabIndex={-1}
        className="flex grow flex-col pb-16 outline-none learn:pb-0 short:pb-0"
      >
        <Outlet />
      </main>
    </div>
  );
}

/** Around a screen that is as high as the window. */
function WorkFrame({ user }: FrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <BarSlot value={slot}>
      <div className="flex h-dvh flex-col overflow-hidden print:block print:h-auto print:overflow-visible">
        <WorkBar user={user} slot={setSlot} />
        <main
          id="content"
          tabIndex={-1}
          className="flex min-h-0 grow flex-col overflow-y-auto outline-none print:block"
        >
          <Outlet />
        </main>
      </div>
    </BarSlot>
  );
}
