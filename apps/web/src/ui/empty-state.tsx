import type { ReactNode } from 'react';

import { KolamProgress } from './kolam/kolam-progress.tsx';

type Props = {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do about it, when something can be done. */
  readonly action?: ReactNode;
};

/** Nothing here, said calmly: dots that wait for a line. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-4 py-12 text-center">
      <KolamProgress id={title} percent={0} className="size-24 opacity-80" />
      <p className="text-h3 font-[600]">{title}</p>
      {children && <div className="text-soft">{children}</div>}
      {action}
    </div>
  );
}
