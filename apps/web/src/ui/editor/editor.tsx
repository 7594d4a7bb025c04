import { startTransition, useEffect, useRef, useState, type Ref } from 'react';

import { lazyPart } from '../lazy-part.tsx';
import type { EditorHandle, EditorProps } from './editor-handle.ts';

const LazyEditor = lazyPart(async () => (await import('./code-editor.tsx')).CodeEditor, Placeholder);

function Placeholder({ value }: Pick<EditorProps, 'value'>) {
  return (
    <pre className="h-full overflow-hidden px-12 py-2.5 font-code text-[0.9375rem] leading-[1.55] text-soft print:h-auto print:whitespace-pre-wrap">
      {value}
    </pre>
  );
}

/**
 * A code editor. Its code is fetched when what is around it has been painted. It is made when its place is on the
 * screen or near it, not behind a tab or far below; until then the text is there.
 */
export function Editor({ ref, ...props }: EditorProps & { readonly ref?: Ref<EditorHandle> }) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        startTransition(() => setNear(true));
      },
      { rootMargin: '50%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const afterPaint = setTimeout(LazyEditor.ahead);
    return () => clearTimeout(afterPaint);
  }, []);
  return (
    <div
      ref={element}
      className="overflow-hidden rounded-card border border-edge bg-raised text-[0.9375rem] focus-within:outline-2 focus-within:outline-link print:h-auto!"
      style={{ height: props.height }}
    >
      {near ? <LazyEditor {...props} handle={ref} /> : <Placeholder value={props.value} />}
    </div>
  );
}
