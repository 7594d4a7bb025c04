import type { CodeConflict } from '@abhyas/contract/practice';
import { expect, test, vi } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import type { DraftSync } from '../draft-sync.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const OTHER = 'int main() {\n  return 1;\n}\n';
const MINE = 'int main() {\n  return 0;\n}\n';

async function drawn() {
  const drafts = {
    codeOf: () => MINE,
    takeOther: vi.fn<(...args: readonly string[]) => Promise<void>>(() => Promise.resolve()),
    restore: vi.fn<(...args: readonly string[]) => Promise<void>>(() => Promise.resolve()),
  };
  const onClose = vi.fn<() => void>();
  const { screen } = await draw(
    <ConflictDialog
      drafts={drafts as unknown as DraftSync}
      languageKey="c"
      conflict={{ code: OTHER } as CodeConflict}
      onClose={onClose}
    />,
  );
  const window = screen.getByRole('dialog', { name: 'This code was changed on another device or tab' });
  await expect.element(window).toBeVisible();
  return { drafts, onClose, window };
}

test('both texts lie over each other, with a sign before each line that is only in one', async () => {
  const { window } = await drawn();
  const lines = window.element().querySelector('figure')?.textContent ?? '';
  expect(lines).toContain('-   return 1;');
  expect(lines).toContain('+   return 0;');
  expect(lines.split('int main() {')).toHaveLength(2);
});

test('going on with mine saves my text over the other one', async () => {
  const { drafts, window } = await drawn();
  await window.getByRole('button', { name: 'Go on with mine' }).click();
  expect(drafts.restore).toHaveBeenCalledWith('c', MINE);
  expect(drafts.takeOther).not.toHaveBeenCalled();
});

test('the other text is taken, and closing the window chooses nothing', async () => {
  const { drafts, onClose, window } = await drawn();
  await window.getByRole('button', { name: 'Go on with the other one' }).click();
  expect(drafts.takeOther).toHaveBeenCalledWith('c');
  expect(drafts.restore).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
