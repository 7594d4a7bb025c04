import ArrowRight from 'lucide-react/icons/arrow-right';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { NextStep } from '../use-onward.ts';

type Props = { readonly next: NextStep; readonly onFollow: () => void };

/** On to the next problem, in place of this one: Back leads to the list, where it was left. */
export function NextLink({ next, onFollow }: Props) {
  return (
    <ButtonLink to={next.to} replace variant="primary" title={next.title} onClick={onFollow}>
      {texts.practice.solved.next}
      <ArrowRight size={17} aria-hidden="true" />
    </ButtonLink>
  );
}
