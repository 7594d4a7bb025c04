import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';

/** Saves at once what would be saved a moment later, and says so. */
export async function saveNow(text: SyncedText): Promise<void> {
  const words = texts.practice.saving;
  // The mark of what has just been saved follows a moment later.
  if (await text.flush().catch(() => false)) {
    showToast({ msg: words.saved, type: 'success' });
    return;
  }
  const { state } = text;
  showToast({ msg: state.mark === 'refused' ? state.refusal : words[state.mark], type: 'info' });
}
