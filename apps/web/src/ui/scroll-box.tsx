import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../lib/classes.ts';

type Props = Pick<ComponentProps<'div'>, 'style'> & {
  readonly className: string;
  readonly children: ReactNode;
};

/** A box that scrolls when its content is longer. While it does, the keyboard reaches it, and arrows move it. */
export function ScrollBox({ className, style, children }: Props) {
  return (
    <div ref={followLength} className={className} style={style}>
      <div>{children}</div>
    </div>
  );
}

type TextProps = Props &
  Pick<ComponentProps<'pre'>, 'aria-label' | 'aria-live'> & {
    readonly 'data-testid'?: string;
    /** Whether lines that are too long go on below, rather than beyond the edge. */
    readonly wrap?: boolean;
  };

/** Text whose lines and spaces stay as they were written, in such a box. */
export function ScrollText({ className, children, wrap = false, ...rest }: TextProps) {
  return (
    <pre ref={followLength} className={cx('overflow-auto', className)} {...rest}>
      <span className={wrap ? 'block whitespace-pre-wrap' : 'block w-max min-w-full'}>{children}</span>
    </pre>
  );
}

/** WCAG 2.1.1; not every browser lets the keyboard reach what scrolls. */
function followLength(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const follow = (): void => {
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(follow);
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  return () => observer.disconnect();
}
