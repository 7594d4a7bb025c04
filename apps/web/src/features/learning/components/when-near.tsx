import { useEffect, useRef, useState, type ReactNode } from 'react';

/** So far below the screen is near: about one screen of a phone. */
const MARGIN = '700px';

/** Draws its contents when they come near the screen, and keeps a little room for them before. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const node = place.current;
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
  return near ? children : <div ref={place} className="h-24" />;
}
