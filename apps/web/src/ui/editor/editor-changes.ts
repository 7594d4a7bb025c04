import type { EditKind } from '@abhyas/contract/practice-texts';
import { Transaction, type Extension } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';

import type { EditedText } from './editor-handle.ts';

/** Marks what did not happen in the editor: nobody is notified of it again. */
const fromElsewhere = Transaction.remote.of(true);

const isFromElsewhere = ({ transactions }: ViewUpdate): boolean =>
  transactions.some((transaction) => transaction.annotation(Transaction.remote) === true);

/** Tells a text of every edit. */
export const tellText = (text: EditedText): Extension =>
  EditorView.updateListener.of((update) => {
    if (update.docChanged && !isFromElsewhere(update))
      text.edit(update.changes, kindOf(update), update.state.doc);
  });

function kindOf({ transactions }: ViewUpdate): EditKind {
  const is = (event: string): boolean => transactions.some((transaction) => transaction.isUserEvent(event));
  if (is('undo')) return 'undo';
  if (is('redo')) return 'redo';
  if (is('input.paste') || is('input.drop')) return 'paste';
  return is('delete') ? 'delete' : 'type';
}

/** Shows what is done to a text elsewhere, from now on. */
export function followText(view: EditorView, text: EditedText): () => void {
  return text.follow((changes, undoable) => {
    view.dispatch({ changes, annotations: [fromElsewhere, Transaction.addToHistory.of(undoable)] });
  });
}

/** As many values as can be on their way through the page that shows them. */
const ECHOES_MAX = 100;

/**
 * An editor whose page draws its value: what the page gives back is an echo of what was typed, and while it is drawn
 * more may have been typed. Only another text takes the place of the one that is there.
 */
export class DrawnValue {
  #echoes: string[] = [];

  /** Tells `onChange` of every edit. */
  tell(onChange: (value: string) => void): Extension {
    return EditorView.updateListener.of((update) => {
      if (!update.docChanged || isFromElsewhere(update)) return;
      const value = update.state.doc.toString();
      this.#echoes = [...this.#echoes, value].slice(-ECHOES_MAX);
      onChange(value);
    });
  }

  show(view: EditorView, value: string): void {
    const echo = this.#echoes.indexOf(value);
    this.#echoes = this.#echoes.slice(echo + 1);
    if (echo !== -1 || view.state.doc.toString() === value) return;
    this.#echoes = [];
    const changes = { from: 0, to: view.state.doc.length, insert: value };
    view.dispatch({ changes, annotations: [fromElsewhere] });
  }
}
