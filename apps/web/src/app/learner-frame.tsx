import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router';

import { userQuery } from '../features/auth/auth.queries.ts';
import { loginPath } from '../features/auth/auth.rules.ts';
import { useIsSignedIn } from '../features/auth/session.ts';
import { Arrivals } from '../features/notifications/components/arrivals.tsx';
import { FaultScreen } from '../ui/fault-screen.tsx';
import { FrameFallback } from './frame-fallback.tsx';
import { TopBar } from './top-bar.tsx';
import { useStoredTexts } from './use-stored-texts.ts';

/** Start-up and frame of the signed-in screens (AUTH-15). */
export function LearnerFrame() {
  const signedIn = useIsSignedIn();
  const location = useLocation();
  // Whoever logs out is on the way to /login already, and whoever comes next must not land on this screen.
  const onTheWay = useNavigation().state !== 'idle';
  const { data: user, error, refetch } = useQuery({ ...userQuery, enabled: signedIn });
  useStoredTexts(user?._id);
  if (!signedIn && !onTheWay)
    return <Navigate to={loginPath(location.pathname + location.search + location.hash)} replace />;
  if (!user) return error ? <FaultScreen error={error} onRetry={() => void refetch()} /> : <FrameFallback />;
  return (
    <div className="flex min-h-dvh flex-col">
      {signedIn && <Arrivals />}
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
