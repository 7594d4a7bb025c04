import type { LucideIcon } from 'lucide-react';

import { cx } from '../lib/classes.ts';

type Props = {
  readonly Icon: LucideIcon;
  /** What the icon says, for those who do not see it. */
  readonly label: string;
  readonly size?: number;
  readonly className?: string;
};

/** An icon that says something by itself. */
export function LabelledIcon({ Icon, label, size = 18, className }: Props) {
  return (
    <span className={cx('shrink-0', className)} title={label}>
      <Icon size={size} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
