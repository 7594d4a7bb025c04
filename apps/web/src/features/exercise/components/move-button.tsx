import type { LucideIcon } from 'lucide-react';

import { IconButton } from '../../../ui/button.tsx';

type Props = {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Undefined: there is no further that way. The button stays, so that the keyboard keeps its place. */
  readonly onMove: (() => void) | undefined;
};

/** Moves a line one place. */
export function MoveButton({ label, Icon, onMove }: Props) {
  return (
    <IconButton
      label={label}
      icon={<Icon size={18} aria-hidden="true" />}
      aria-disabled={!onMove || undefined}
      onClick={(event) => {
        onMove?.();
        // A line that changes its place in the list takes the focus along.
        const button = event.currentTarget;
        requestAnimationFrame(() => button.focus());
      }}
    />
  );
}
