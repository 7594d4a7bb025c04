import { useNavigate } from 'react-router';

import { texts } from '../lib/texts.ts';
import { Button } from '../ui/button.tsx';
import { KolamProgress } from '../ui/kolam/kolam-progress.tsx';
import { useArrival } from '../ui/use-arrival.ts';

/** FRAME-4: /notfound, also for every unknown path. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  useArrival(texts.frame.notFound.title);
  const goBack = (): void => {
    if (window.history.length > 1) void navigate(-1);
    else void navigate('/');
  };
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid min-h-dvh grid-cols-1 place-items-center px-4 outline-none"
    >
      <div className="flex max-w-form flex-col items-center gap-7 text-center">
        <KolamProgress id="notfound" percent={62} className="size-44" />
        <h1 className="text-h2">{texts.frame.notFound.title}</h1>
        <Button variant="primary" onClick={goBack}>
          {texts.frame.notFound.back}
        </Button>
      </div>
    </main>
  );
}
