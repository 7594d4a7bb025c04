import SquareTerminal from 'lucide-react/icons/square-terminal';

import { texts } from '../../../lib/texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { loadPanel } from '../use-open-console.ts';

type Props = {
  readonly onClick: () => void;
  readonly look?: 'secondary' | 'quiet' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  /** The icon alone, where there is no room for words. */
  readonly narrow?: boolean;
};

/** Beside Run: starts the program and opens a console for it. */
export function RunAndTypeButton({ onClick, look = 'secondary', size = 'small', narrow = false }: Props) {
  const shared = {
    size,
    variant: look,
    onClick,
    onPointerEnter: () => void loadPanel().catch(() => undefined),
  };
  const words = texts.console.run;
  const icon = <SquareTerminal size={17} aria-hidden="true" className="shrink-0" />;
  if (narrow) return <IconButton {...shared} label={words} icon={icon} />;
  return (
    <Button {...shared} icon={icon}>
      {words}
    </Button>
  );
}
