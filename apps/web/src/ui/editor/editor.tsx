import type { EditorTheme } from '@abhyas/contract/settings';
import type { EditorView } from '@codemirror/view';
import { lazy, Suspense, type Ref } from 'react';

import type { EditorLanguage } from './editor-languages.ts';
import type { EditorMarker } from './editor-markers.ts';

export type EditorProps = {
  readonly value: string;
  readonly language: EditorLanguage;
  /** What the editor is, for screen readers: "Code Area", "Raw Output". */
  readonly label: string;
  /** Pixels, or any CSS height. */
  readonly height: number | string;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  /** `default` follows the page's theme. */
  readonly theme?: EditorTheme | undefined;
  /** Ctrl+Enter or Cmd+Enter. */
  readonly onSubmit?: (() => void) | undefined;
};

/** What can be done with an editor from outside, through `ref`. */
export type EditorHandle = {
  readonly focus: () => void;
  /** Types text where the caret is. */
  readonly insert: (text: string) => void;
  /** Shows the compiler's findings at their lines, in place of those before. */
  readonly showMarkers: (markers: readonly EditorMarker[]) => void;
  readonly goToLine: (line: number) => void;
  /** For parts of the editor that a feature adds itself; null until it is drawn. */
  readonly view: () => EditorView | null;
};

const LazyEditor = lazy(async () => ({ default: (await import('./code-editor.tsx')).CodeEditor }));

/** A code editor. Its code is fetched when it is first shown; until then the text stands in its place. */
export function Editor({ ref, ...props }: EditorProps & { readonly ref?: Ref<EditorHandle> }) {
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
        <LazyEditor {...props} handle={ref} />
      </Suspense>
    </div>
  );
}
