import { useEffect, useRef, useState, type ReactNode } from 'react';

/** So far below the screen is near: about one screen of a phone. */
const MARGIN = '700px';

type Props = {
  /** Stands there until then, as high as the contents. */
  readonly until: ReactNode;
  readonly children: ReactNode;
};

/** Draws its contents when they come near the screen. */
export function WhenNear({ until, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return near ? children : <div ref={element}>{until}</div>;
}
