import { formatDate } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PlanState } from '../plans.rules.ts';

/** Why a plan cannot be bought (PLANS-5 to PLANS-7): coming soon, owned, or contents owned already. */
export function PlanNotice({
  state,
  onClose,
}: {
  readonly state: PlanState | null;
  readonly onClose: () => void;
}) {
  const words = state && wordsFor(state);
  return (
    <Dialog
      open={words !== null}
      onOpenChange={onClose}
      title={words?.title ?? ''}
      description={words?.text ?? ''}
      actions={<Button onClick={onClose}>{texts.payments.plans.close}</Button>}
    >
      {state?.kind === 'owned' && (
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          <dt className="text-soft">{texts.payments.plans.purchasedOn}</dt>
          <dd>{formatDate(state.purchasedOn)}</dd>
          <dt className="text-soft">{texts.payments.expiresOn}</dt>
          <dd>{formatDate(state.expiry)}</dd>
        </dl>
      )}
    </Dialog>
  );
}

function wordsFor(state: PlanState): { title: string; text: string } | null {
  switch (state.kind) {
    case 'coming-soon':
      return texts.payments.comingSoon;
    case 'owned':
      return texts.payments.owned;
    case 'contents-owned':
      return texts.payments.overlap;
    case 'purchasable':
      return null;
  }
}
