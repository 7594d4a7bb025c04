import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  insertTab,
} from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
} from '@codemirror/view';

import { markers } from './editor-markers.ts';

export type EditorSetup = {
  /** False for a plain text box: input, output. */
  readonly code: boolean;
  readonly readOnly: boolean;
  /** What the editor is, for screen readers. */
  readonly label: string;
  /** Ctrl+Enter, or Cmd+Enter on a Mac. */
  readonly onSubmit: () => void;
};

/** Everything but theme and language, which change while the editor lives. */
export function editorSetup(setup: EditorSetup): Extension {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  return [
    submitKey(setup.onSubmit),
    highlightSpecialChars(),
    history(),
    setup.readOnly ? readOnly : [],
    setup.code ? codeSetup() : EditorView.lineWrapping,
    keymap.of([...historyKeymap, ...defaultKeymap]),
    EditorView.contentAttributes.of({
      'aria-label': setup.label,
      // The text can be edited and reached by keyboard anyway; this says so to tools that check what scrolls.
      tabindex: '0',
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    }),
    nonce ? EditorView.cspNonce.of(nonce) : [],
  ];
}

/** Readable, selectable and reachable by keyboard, but not changeable. */
const readOnly: Extension = [
  EditorState.readOnly.of(true),
  EditorView.contentAttributes.of({ 'aria-readonly': 'true' }),
];

function submitKey(onSubmit: () => void): Extension {
  const run = (): boolean => {
    onSubmit();
    return true;
  };
  return Prec.highest(keymap.of([{ key: 'Mod-Enter', run }]));
}

function codeSetup(): Extension {
  return [
    foldGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    bracketMatching(),
    indentOnInput(),
    keymap.of(foldKeymap),
    tabKey,
    markers,
  ];
}

/**
 * Tab indents, yet never traps: after Escape the next Tab leaves the editor (WCAG 2.2, 2.1.2). This is
 * CodeMirror's own tab-focus mode, which Escape switches on for two seconds.
 */
const tabKey: Extension = keymap.of([
  { key: 'Escape', run: (view) => (view.setTabFocusMode(TAB_LEAVES_MS), false) },
  {
    key: 'Tab',
    run: (view) => (view.state.selection.main.empty ? insertIndent(view) : indentMore(view)),
    shift: indentLess,
  },
]);

const TAB_LEAVES_MS = 2000;

/** Spaces up to the next stop, because a tab character looks different to the judge and to a friend. */
function insertIndent(view: EditorView): boolean {
  const { state } = view;
  const { head } = state.selection.main;
  const column = head - state.doc.lineAt(head).from;
  const width = state.facet(indentUnit).length;
  if (width === 0) return insertTab(view);
  view.dispatch(state.replaceSelection(' '.repeat(width - (column % width))));
  return true;
}
