import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { keymap, tooltips } from '@codemirror/view';

/** What nobody needs to read and to type: fetched when an editor is on the screen already. */
export function editorExtras(code: boolean, editor: HTMLElement): Extension {
  const search = keymap.of(searchKeymap);
  if (!code) return search;
  // An editor is contained and may be low, so its suggestions are shown outside of it.
  const parent = editor.closest<HTMLElement>('[role=dialog]') ?? document.body;
  return [
    tooltips({ parent }),
    highlightSelectionMatches(),
    closeBrackets(),
    autocompletion({ activateOnTyping: false }),
    keymap.of([...closeBracketsKeymap, ...completionKeymap]),
    search,
  ];
}
