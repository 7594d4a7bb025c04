import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';

import { draw } from '../lib/testing/draw.tsx';
import { CodeLines } from './code-lines.tsx';

const CODE = 'int a;\nint b;\nint c;';

test('ASSIGNMENTS-30: a line is chosen by a click anywhere on it, or by the arrow keys and Enter', async () => {
  const choose = vi.fn<(line: number) => void>();
  const choice = { name: (line: number) => `Line ${line}`, onChoose: choose };
  const { screen } = await draw(<CodeLines label="Program" code={CODE} choice={choice} />);
  await userEvent.click(screen.getByText('int b;'));
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Line 1' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowUp}{Enter}{Home}{ArrowUp}{Enter}');
  expect(choose.mock.calls).toEqual([[2], [2], [1]]);
});

test('a program that is only read has no buttons, and says which lines are marked', async () => {
  const marked = new Set([2]);
  const { screen, container } = await draw(
    <CodeLines label="Program" code={CODE} marked={marked} markedAs="also in the other program" />,
  );
  await expect.element(screen.getByRole('list', { name: 'Program' })).toBeVisible();
  expect(container.querySelector('button')).toBeNull();
  expect([...container.querySelectorAll('li')].map((line) => line.textContent.includes('also'))).toEqual([
    false,
    true,
    false,
  ]);
});
