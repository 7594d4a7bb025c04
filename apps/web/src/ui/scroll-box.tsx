import type { ReactNode } from 'react';

import { cx } from '../lib/classes.ts';

type Props = { readonly className: string; readonly children: ReactNode };

/** A box that scrolls when its content is longer. While it does, the keyboard reaches it, and arrows move it. */
export function ScrollBox({ className, children }: Props) {
  return (
    <div ref={followLength} className={className}>
      <div>{children}</div>
    </div>
  );
}

/** Text whose lines and spaces stay as they were written, in such a box. */
export function ScrollText({ className, children, ...rest }: Props & { readonly 'data-testid'?: string }) {
  return (
    <pre ref={followLength} className={cx('overflow-auto', className)} {...rest}>
      <span className="block w-max min-w-full">{children}</span>
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
