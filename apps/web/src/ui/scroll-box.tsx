import type { ReactNode } from 'react';

type Props = { readonly className: string; readonly children: ReactNode };

/** A box that scrolls when its content is longer. While it does, the keyboard reaches it, and arrows move it. */
export function ScrollBox({ className, children }: Props) {
  return (
    <div ref={followLength} className={className}>
      <div>{children}</div>
    </div>
  );
}

function followLength(box: HTMLDivElement): () => void {
  const follow = (): void => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(follow);
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  return () => observer.disconnect();
}
