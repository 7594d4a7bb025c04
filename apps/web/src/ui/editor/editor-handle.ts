import type { EditorTheme } from '@abhyas/contract/settings';
import type { EditorView } from '@codemirror/view';

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
  /**
   * In place of `onChange` where texts are long: told of each edit, with a way to the text as it then was.
   * Making a string of a thousand lines at every key is what a slow phone would feel.
   */
  readonly onEdit?: ((read: () => string) => void) | undefined;
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
  /** Scrolls within the editor until the caret is seen. */
  readonly showCaret: () => void;
  /** For parts of the editor that a feature adds itself; null until it is drawn. */
  readonly view: () => EditorView | null;
};
