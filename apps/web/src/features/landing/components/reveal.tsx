import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Animation on scroll (LANDING-5): what is below the first screen appears as it is
 * reached. Without scripts, or with reduced motion, it is simply there.
 */
export function Reveal({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || still) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const seen = entry.isIntersecting || entry.boundingClientRect.bottom < 0;
        // The first screen was visible before this script loaded.
        if (!seen) element.dataset['reveal'] = 'waiting';
        else if (element.dataset['reveal'] !== undefined) element.dataset['reveal'] = 'shown';
        if (seen) observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}
