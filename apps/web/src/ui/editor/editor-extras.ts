import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { keymap, tooltips } from '@codemirror/view';

import type { EditorLanguage } from './editor-languages.ts';

/** What nobody needs to read and to type: fetched when an editor is on the screen already. */
export function editorExtras(language: EditorLanguage, editor: HTMLElement): Extension {
  const search = keymap.of(searchKeymap);
  if (language === 'plain') return search;
  // An editor is contained and may be low, so its suggestions are shown outside of it.
  const parent = editor.closest<HTMLElement>('[role=dialog]') ?? document.body;
  return [
    tooltips({ parent }),
    highlightSelectionMatches(),
    closeBrackets(),
    // The names of tables and columns are what has to be looked up; keywords come along.
    autocompletion({ activateOnTyping: language === 'sql' }),
    keymap.of([...closeBracketsKeymap, ...completionKeymap]),
    search,
  ];
}
