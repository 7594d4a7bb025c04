import { cx } from '../lib/classes.ts';

/** A quiet stand-in in the shape of what is coming: give it the size with `className`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-small bg-line/70', className)} />;
}

/** Lines of text that are on their way. */
export function TextSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className="max-w-reading space-y-3">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cx('h-4', index === lines - 1 && 'w-3/5')} />
      ))}
    </div>
  );
}

/** A grid of cards that are on their way. */
export function CardsSkeleton({
  count = 6,
  className,
}: {
  readonly count?: number;
  readonly className?: string;
}) {
  return (
    <div className={cx('grid grid-cols-1 gap-5 phone:grid-cols-2 wide:grid-cols-3', className)}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-52 rounded-card!" />
      ))}
    </div>
  );
}
