import { lazy, startTransition, Suspense, useEffect, useState, type Ref } from 'react';

import type { EditorHandle, EditorProps } from './editor-handle.ts';

const LazyEditor = lazy(async () => ({ default: (await import('./code-editor.tsx')).CodeEditor }));

/**
 * A code editor. Its code is fetched when what stands around it has been painted; until it is there the text
 * stands in its place.
 */
export function Editor({ ref, ...props }: EditorProps & { readonly ref?: Ref<EditorHandle> }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const afterPaint = setTimeout(() => startTransition(() => setPainted(true)));
    return () => clearTimeout(afterPaint);
  }, []);
  const placeholder = (
    <pre className="h-full overflow-hidden px-12 py-2.5 font-code text-[0.9375rem] leading-[1.55] text-soft">
      {props.value}
    </pre>
  );
  return (
    <div
      className="overflow-hidden rounded-card border border-edge bg-raised text-[0.9375rem] focus-within:outline-2 focus-within:outline-link"
      style={{ height: props.height }}
    >
      <Suspense fallback={placeholder}>
        {painted ? <LazyEditor {...props} handle={ref} /> : placeholder}
      </Suspense>
    </div>
  );
}
