import { useQuery } from '@tanstack/react-query';

import { userQuery } from '../features/auth/auth.queries.ts';
import { useIsSignedIn } from '../features/auth/session.ts';
import { texts } from '../lib/texts.ts';
import { Button } from '../ui/button.tsx';
import { KolamProgress } from '../ui/kolam/kolam-progress.tsx';
import { useScreenTitle } from '../ui/use-screen-title.ts';
import { usePreviousPage } from '../ui/use-previous-page.ts';
import { TopBar } from './top-bar.tsx';
import { VisitorBar } from './visitor-bar.tsx';

/** FRAME-4: /notfound, also for every unknown path. Under the bar that leads everywhere else. */
export function NotFoundScreen() {
  const signedIn = useIsSignedIn();
  const { data: user } = useQuery({ ...userQuery, enabled: signedIn });
  const goBack = usePreviousPage('/');
  useScreenTitle(texts.frame.notFound.title);
  return (
    <div className="flex min-h-dvh flex-col">
      {signedIn && user ? <TopBar user={user} /> : <VisitorBar />}
      <main
        id="content"
        tabIndex={-1}
        className="grid grow grid-cols-1 place-items-center px-4 py-10 outline-none"
      >
        <div className="flex max-w-form flex-col items-center gap-7 text-center">
          <KolamProgress id="notfound" percent={62} className="size-44" />
          <h1 className="text-h2">{texts.frame.notFound.title}</h1>
          <Button variant="primary" onClick={goBack}>
            {texts.frame.notFound.back}
          </Button>
        </div>
      </main>
    </div>
  );
}
