import { Suspense, type ReactNode } from 'react';

/** Content below the first screen: laid out when it is near, and hydrated piece by piece after what is visible. */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <div className="[contain-intrinsic-size:auto_60rem] [content-visibility:auto]">{children}</div>
    </Suspense>
  );
}
