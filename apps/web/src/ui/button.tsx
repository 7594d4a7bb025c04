import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

import { cx } from '../lib/classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  /** `primary` is the one thing to do next on a screen: use it once. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'medium' | 'small' | 'large' | undefined;
  /** As wide as what holds it. */
  readonly wide?: boolean | undefined;
};

const VARIANTS = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-hover',
  secondary: 'bg-raised text-ink border-edge hover:border-ink',
  quiet: 'bg-transparent text-link border-transparent hover:bg-link-soft',
  danger: 'bg-raised text-bad border-bad hover:bg-bad-soft',
} as const;

const SIZES = {
  small: 'min-h-9 px-3 text-small touch:min-h-11',
  medium: 'min-h-11 px-4 text-base',
  large: 'min-h-13 px-6 text-reading',
} as const;

/** The look of a button, also for links that look like one. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-card border font-medium leading-tight select-none',
    'transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
  );
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner and ignores clicks, without losing focus. */
    readonly busy?: boolean;
    readonly icon?: ReactNode;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  const { onClick, type = 'button', ...others } = rest;
  const acts = variant === 'primary' || variant === 'danger';
  // What acts is asked once by a double click: the second comes before anybody can say that the first is under way.
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy || (acts && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-print="hidden"
      {...others}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
      className={cx(buttonClass({ variant, size, wide }), className)}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon'> & {
  /** What the button does, for screen readers and as a title. */
  readonly label: string;
  readonly icon: ReactNode;
};

export function IconButton({ label, icon, className, busy = false, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      busy={busy}
      variant={rest.variant ?? 'quiet'}
      aria-label={label}
      title={label}
      icon={icon}
      className={cx('min-w-11 px-2!', className)}
    />
  );
}
