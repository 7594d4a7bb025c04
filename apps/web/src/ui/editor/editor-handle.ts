import type { EditKind } from '@abhyas/contract/practice-texts';
import type { EditorSettings, EditorTheme } from '@abhyas/contract/settings';
import type { ChangeSet, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

import type { EditorLanguage } from './editor-languages.ts';
import type { EditorMarker } from './editor-markers.ts';

/** A text that an editor shows: it is notified of each edit, and reports those that come from elsewhere. */
export type EditedText = {
  readonly doc: Text;
  /** `after`: the text with the changes, where it has been made already. */
  edit(changes: ChangeSet, kind: EditKind, after?: Text): void;
  /** `undoable`: the learner has asked for them, and may take them back. */
  follow(follower: (changes: ChangeSet, undoable: boolean) => void): () => void;
};

export type EditorProps = {
  /** The text to begin with, and to show in its place when another one is given. */
  readonly value: string;
  readonly language: EditorLanguage;
  /** The script that makes the tables whose names are offered in SQL. */
  readonly tables?: string | undefined;
  /** What the editor is, for screen readers: "Code Area", "Raw Output". */
  readonly label: string;
  /** Pixels, or any CSS height. */
  readonly height: number | string;
  readonly onChange?: ((value: string) => void) | undefined;
  /** In place of `onChange`: a text that is edited here and elsewhere. It is `value` as long as it is not drawn. */
  readonly text?: EditedText | undefined;
  readonly readOnly?: boolean | undefined;
  /** `default` follows the page's theme. */
  readonly theme?: EditorTheme | undefined;
  /** How its learner likes it; unset: as every editor begins. */
  readonly settings?: EditorSettings | undefined;
  /** `:w` of Vim. */
  readonly onSave?: (() => void) | undefined;
  /** Ctrl+Enter or Cmd+Enter. */
  readonly onSubmit?: (() => void) | undefined;
};

/** What can be done with an editor from outside, through `ref`. */
export type EditorHandle = {
  readonly focus: () => void;
  /** Types text where the caret is. */
  readonly insert: (text: string) => void;
  /**
   * Shows the compiler's findings at their lines, in place of those before. Those in another `text` than the one that is
   * shown wait until it is.
   */
  readonly showMarkers: (markers: readonly EditorMarker[], text?: EditedText) => void;
  readonly goToLine: (line: number) => void;
  /** Scrolls within the editor until the caret is seen. */
  readonly showCaret: () => void;
  /** For parts of the editor that a feature adds itself; null until it is drawn. */
  readonly view: () => EditorView | null;
};
