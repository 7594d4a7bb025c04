import { useRouteError } from 'react-router';

import { texts } from '../lib/texts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** When a screen breaks, or its code cannot be fetched. The rest of the page stays. */
export function RouteFault() {
  const error = useRouteError();
  reportError(error);
  return (
    <div role="alert" className="px-4">
      <EmptyState
        title={navigator.onLine ? texts.frame.faultTitle : texts.frame.offlineTitle}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {texts.frame.reload}
          </Button>
        }
      >
        {navigator.onLine ? texts.frame.faultText : texts.frame.offlineText}
      </EmptyState>
    </div>
  );
}
