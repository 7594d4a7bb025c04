import type { ReactNode } from 'react';

import { VisitorBar } from '../../../ui/visitor-bar.tsx';

/** The frame of the screens on which a visitor looks around. */
export function VisitorPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <VisitorBar />
      {children}
    </>
  );
}
