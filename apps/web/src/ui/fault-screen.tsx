import type { ReactNode } from 'react';

import { ApiError } from '../lib/api-error.ts';
import { texts } from '../lib/texts.ts';
import { TextLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { errorTexts } from './api-alerts.ts';

/** Instead of content that could not be loaded: what happened, what was kept, what to do. */
export function FaultScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const offline = error instanceof ApiError && error.offline;
  const retry: ReactNode = (
    <Button variant="primary" onClick={onRetry}>
      {texts.frame.tryAgain}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={offline ? texts.frame.offlineTitle : texts.frame.faultTitle} action={retry}>
        {offline ? texts.frame.offlineText : errorTexts(error).join(' ')}
        {offline && (
          <p className="mt-3">
            <TextLink to="/offline">{texts.offline.toSaved}</TextLink>
          </p>
        )}
      </EmptyState>
    </div>
  );
}
