import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { draw } from '../../lib/testing/draw.tsx';
import { CodeEditor } from './code-editor.tsx';

test('the words that a low editor proposes stand whole over what is under it', async () => {
  const code = 'first = 1\nfourth = 4\nfo';
  const { screen } = await draw(
    <div style={{ height: '70px', contain: 'strict' }}>
      <CodeEditor value={code} language="py" label="Code Area" height="100%" />
    </div>,
  );
  const editor = screen.getByRole('textbox', { name: 'Code Area' });
  await editor.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const list = screen.getByRole('listbox');
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Control>} {/Control}');
      return list.query();
    })
    .not.toBeNull();
  const { left, bottom } = list.element().getBoundingClientRect();
  const seen = document.elementFromPoint(left + 5, bottom - 5);
  expect(list.element().contains(seen)).toBe(true);
});
