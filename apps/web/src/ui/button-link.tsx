import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

import { cx } from '../lib/classes.ts';
import { buttonClass, type ButtonLook } from './button.tsx';
import { textLinkClass } from './link-class.ts';

/** A link within the product that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  children,
  className,
  ...rest
}: ButtonLook & LinkProps & { readonly icon?: ReactNode }) {
  return (
    <Link data-print="hidden" {...rest} className={cx(buttonClass({ variant, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link within running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(textLinkClass, className)} />;
}
