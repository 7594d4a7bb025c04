import { Suspense, type ReactNode } from 'react';

/** Below the first screen: laid out when it is near, and brought to life piece by piece, after what is seen. */
export function Later({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <div className="[contain-intrinsic-size:auto_60rem] [content-visibility:auto]">{children}</div>
    </Suspense>
  );
}
