import { formatCode } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';

import { call } from '../../lib/api-client.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { showErrors } from '../../ui/error-toasts.ts';
import { formatChanges } from './format-changes.rules.ts';

type Asked = { readonly language: LanguageIndex; readonly indent: number };

/** Formats the text in an editor: one step for undo, and the caret stays where it is in the program. */
export async function formatShown(view: EditorView, { language, indent }: Asked): Promise<void> {
  const words = texts.practice.formatting;
  const code = view.state.doc.toString();
  const isShown = (): boolean => view.dom.isConnected && view.state.doc.toString() === code;
  try {
    const reply = await call(formatCode, { body: { code, language, indent } });
    if (reply.notif !== undefined)
      showToast({ msg: reply.notif, type: reply.notifType === 'error' ? 'error' : 'info' });
    if (reply.formatted === undefined) return;
    if (!isShown()) return showToast(words.changed);
    if (reply.formatted === code) return showToast(words.already);
    view.dispatch({
      changes: formatChanges(code, reply.formatted),
      annotations: isolateHistory.of('full'),
      scrollIntoView: true,
    });
    showToast(words.done);
  } catch (error) {
    showErrors(error);
  }
}
