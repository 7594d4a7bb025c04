import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Animation on scroll (spec section 9: 2000 ms): what lies below the first screen comes in as it is
 * reached. Without scripts, or when reduced motion is asked for, it simply stands there.
 */
export function Reveal({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || still || element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
