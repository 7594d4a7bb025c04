import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

/** What nobody needs to read and to type: fetched when an editor is on the screen already. */
export function editorExtras(code: boolean): Extension {
  const search = keymap.of(searchKeymap);
  if (!code) return search;
  return [
    highlightSelectionMatches(),
    closeBrackets(),
    autocompletion({ activateOnTyping: false }),
    keymap.of([...closeBracketsKeymap, ...completionKeymap]),
    search,
  ];
}
