import type { ReactNode } from 'react';

import { ApiError } from '../lib/api-error.ts';
import { texts } from '../lib/texts.ts';
import { TextLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { errorTexts } from './error-toasts.ts';

/** Instead of content that could not be loaded: what happened, what was kept, what to do. */
export function FaultScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { title, text } = wordsOf(error);
  const retry: ReactNode = (
    <Button variant="primary" onClick={onRetry}>
      {texts.frame.tryAgain}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={title} action={retry}>
        {text}
        {error instanceof ApiError && error.unanswered && (
          <p className="mt-3">
            <TextLink to="/offline">{texts.offline.toSaved}</TextLink>
          </p>
        )}
      </EmptyState>
    </div>
  );
}

function wordsOf(error: unknown): { readonly title: string; readonly text: string } {
  const { offlineTitle, offlineText, silentTitle, faultTitle } = texts.frame;
  if (error instanceof ApiError && error.offline) return { title: offlineTitle, text: offlineText };
  const text = errorTexts(error).join(' ');
  return { title: error instanceof ApiError && error.unanswered ? silentTitle : faultTitle, text };
}
