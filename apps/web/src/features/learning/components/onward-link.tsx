import ArrowRight from 'lucide-react/icons/arrow-right';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { handOn, type LearnState, type Onward } from '../learning.rules.ts';

type Props = {
  readonly onward: Onward;
  readonly state: LearnState;
  /** Whether it is the one thing to do next. */
  readonly primary: boolean;
  readonly className?: string;
};

/** Leads on, and names where. */
export function OnwardLink({ onward: { kind, to, title }, state, primary, className = '' }: Props) {
  const labels = { item: texts.learning.next, ...texts.learning.onward };
  return (
    <ButtonLink
      to={to}
      state={kind === 'course' ? null : handOn(state)}
      variant={primary ? 'primary' : 'secondary'}
      aria-keyshortcuts="Shift+ArrowRight"
      className={`h-auto! max-w-full py-2 text-left ${className}`}
    >
      <span className="min-w-0">
        <span className="block text-small font-normal">{labels[kind]}</span>
        {title}
      </span>
      <ArrowRight size={18} aria-hidden="true" className="shrink-0" />
    </ButtonLink>
  );
}
