import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';

import { draw } from '../lib/testing/draw.tsx';
import { Button } from './button.tsx';

test('FRAME-28: a double click on what acts asks once, also in a form; on what may be pressed often it is two', async () => {
  const [acted, sent, pressed] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    sent();
  };
  const { screen } = await draw(
    <>
      <Button variant="danger" onClick={() => acted()}>
        Bring back
      </Button>
      <form onSubmit={submit}>
        <Button variant="primary" type="submit">
          Refund
        </Button>
      </form>
      <Button onClick={() => pressed()}>Undo</Button>
    </>,
  );
  for (const name of ['Bring back', 'Refund', 'Undo']) {
    await userEvent.dblClick(screen.getByRole('button', { name }));
  }
  expect([acted, sent, pressed].map((each) => each.mock.calls.length)).toEqual([1, 1, 2]);
});
