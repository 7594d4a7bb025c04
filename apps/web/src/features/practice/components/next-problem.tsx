import type { Problem } from '@abhyas/contract/practice';
import ArrowRight from 'lucide-react/icons/arrow-right';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useOnward } from '../use-onward.ts';

type Props = { readonly problem: Problem; readonly fromCourse: boolean; readonly onFollow: () => void };

/** On to the next problem, replacing this one in the history: Back leads to the list as it was left. */
export function NextProblem({ problem, fromCourse, onFollow }: Props) {
  const next = useOnward(problem, fromCourse);
  if (!next) return null;
  return (
    <ButtonLink to={next.to} replace variant="primary" title={next.title} onClick={onFollow}>
      {texts.practice.solved.next}
      <ArrowRight size={17} aria-hidden="true" />
    </ButtonLink>
  );
}
