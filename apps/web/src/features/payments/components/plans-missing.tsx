import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** In place of plans that could not be loaded. */
export function PlansMissing({ onRetry }: { readonly onRetry: () => void }) {
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {texts.frame.tryAgain}
    </Button>
  );
  return <EmptyState title={texts.payments.plansFailed.msg} action={retry} />;
}
