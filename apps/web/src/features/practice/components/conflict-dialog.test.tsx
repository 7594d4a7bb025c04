import type { TextConflict } from '@abhyas/contract/practice-texts';
import { expect, test, vi } from 'vitest';

import type { SyncedText } from '../../../lib/synced-text/synced-text.ts';
import { draw } from '../../../lib/testing/draw.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const OTHER = 'int main() {\n  return 1;\n}\n';
const MINE = 'int main() {\n  return 0;\n}\n';

async function drawn() {
  const text = {
    code: MINE,
    takeOther: vi.fn<(...args: readonly string[]) => Promise<void>>(() => Promise.resolve()),
    restore: vi.fn<(...args: readonly string[]) => Promise<void>>(() => Promise.resolve()),
  };
  const onClose = vi.fn<() => void>();
  const { screen } = await draw(
    <ConflictDialog
      text={text as unknown as SyncedText}
      conflict={{ code: OTHER } as TextConflict}
      onClose={onClose}
    />,
  );
  const window = screen.getByRole('dialog', { name: 'This code was changed on another device or tab' });
  await expect.element(window).toBeVisible();
  return { text, onClose, window };
}

test('both texts lie over each other, with a sign before each line that is only in one', async () => {
  const { window } = await drawn();
  const lines = window.element().querySelector('figure')?.textContent ?? '';
  expect(lines).toContain('-   return 1;');
  expect(lines).toContain('+   return 0;');
  expect(lines.split('int main() {')).toHaveLength(2);
});

test('going on with mine saves my text over the other one', async () => {
  const { text, window } = await drawn();
  await window.getByRole('button', { name: 'Continue with mine' }).click();
  expect(text.restore).toHaveBeenCalledWith(MINE);
  expect(text.takeOther).not.toHaveBeenCalled();
});

test('the other text is taken, and closing the window chooses nothing', async () => {
  const { text, onClose, window } = await drawn();
  await window.getByRole('button', { name: 'Continue with the other one' }).click();
  expect(text.takeOther).toHaveBeenCalledOnce();
  expect(text.restore).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
