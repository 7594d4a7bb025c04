import { lazy, Suspense, useEffect, useState } from 'react';

import { whenIdle } from '../lib/when-idle.ts';
import type { DialogProps } from './dialog-props.ts';

const loadWindow = () => import('./dialog-window.tsx');
const LazyWindow = lazy(async () => ({ default: (await loadWindow()).DialogWindow }));

/** A modal window. Its code is fetched when the page has nothing else to do, or at last when it is opened. */
export function Dialog(props: DialogProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  useEffect(() => whenIdle(() => void loadWindow().catch(() => undefined)), []);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <LazyWindow {...props} />
    </Suspense>
  );
}
