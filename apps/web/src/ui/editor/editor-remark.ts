import { WidgetType, type EditorView } from '@codemirror/view';

import { texts } from '../../lib/texts.ts';

type Said = {
  /** Code in it stands between backticks. */
  readonly text: string;
  readonly severity: 'error' | 'warning';
  /** At the beginning of the line that it stands under. */
  readonly onClose: (view: EditorView, from: number) => void;
};

/** What is said of a line, under it. It is no part of the text: nobody types into it, and it is not copied. */
export class Remark extends WidgetType {
  readonly #said: Said;

  constructor(said: Said) {
    super();
    this.#said = said;
  }

  get words(): string {
    return `${this.#said.severity} ${this.#said.text}`;
  }

  override eq(other: Remark): boolean {
    return other.words === this.words;
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('div');
    box.className = `editor-remark editor-remark-${this.#said.severity}`;
    box.setAttribute('role', 'note');
    const words = document.createElement('span');
    words.append(
      // Every second part stood between backticks.
      ...this.#said.text.split('`').map((part, index) => {
        if (index % 2 === 0) return part;
        const code = document.createElement('code');
        code.textContent = part;
        return code;
      }),
    );
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '✕';
    close.setAttribute('aria-label', texts.frame.close);
    // The line may have moved since.
    close.addEventListener('click', () => {
      this.#said.onClose(view, view.state.doc.lineAt(view.posAtDOM(place)).from);
    });
    box.append(words, close);
    // The editor measures a widget without its margins: what stands around the box is a padding of this.
    const place = document.createElement('div');
    place.className = 'editor-remark-place';
    place.append(box);
    return place;
  }

  /** Its button is the widget's own. */
  override ignoreEvent(): boolean {
    return true;
  }
}
