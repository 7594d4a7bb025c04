import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import { texts } from '../../lib/texts.ts';
import { showAlert } from '../../ui/alerts.ts';

/** What is saved while one types is saved at once, and it is said. */
export async function saveNow(text: SyncedText): Promise<void> {
  await text.flush().catch(() => false);
  const { state } = text;
  const words = state.mark === 'refused' ? state.refusal : texts.practice.saving[state.mark];
  showAlert({ msg: words, type: state.mark === 'saved' ? 'success' : 'info' });
}
