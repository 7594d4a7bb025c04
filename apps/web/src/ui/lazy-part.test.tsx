import { expect, test, vi } from 'vitest';

import { draw } from '../lib/testing/draw.tsx';
import { lazyPart } from './lazy-part.tsx';

test('PRACTICE-54: a part whose code does not come says so and asks again; what stands around it goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let connected = false;
  const Part = lazyPart(() =>
    connected
      ? Promise.resolve(() => <p>the discussion</p>)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const { screen } = await draw(
    <>
      <input aria-label="code" defaultValue="int x;" />
      <Part />
    </>,
  );
  const told = screen.getByRole('alert').getByText('This part could not be loaded. What you typed is safe.');
  await expect.element(told).toBeVisible();
  await expect.element(screen.getByLabelText('code')).toHaveValue('int x;');
  connected = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('the discussion')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
