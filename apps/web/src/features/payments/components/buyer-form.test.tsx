import type { Buyer } from '@abhyas/contract/payments';
import { expect, test, vi } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { BuyerForm } from './buyer-form.tsx';

const GSTIN = '27AAPFU0939F1ZV';

async function drawn(buyer = { state: '', gstin: '' }) {
  const onDone = vi.fn<(buyer: Buyer) => void>();
  const { screen } = await draw(<BuyerForm buyer={buyer} onDone={onDone} />);
  return {
    onDone,
    screen,
    state: screen.getByLabelText('State or union territory'),
    gstin: screen.getByLabelText('GSTIN, if you are buying for a business'),
    go: screen.getByRole('button', { name: 'Continue' }),
  };
}

test('a buyer without a State is told so only when they go on, and goes on once one is chosen', async () => {
  const { screen, state, go, onDone } = await drawn();
  expect(screen.getByRole('alert').elements()).toEqual([]);
  await go.click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please choose your State: the invoice needs it.');
  expect(onDone).not.toHaveBeenCalled();
  await state.selectOptions('Maharashtra');
  expect(screen.getByRole('alert').elements()).toEqual([]);
  await go.click();
  expect(onDone).toHaveBeenCalledWith({ state: '27', gstin: '' });
});

test('a GSTIN is tidied before it is looked at, and one with a wrong check character is refused beside its field', async () => {
  const { gstin, go, onDone } = await drawn({ state: '27', gstin: '' });
  await gstin.fill(`${GSTIN.slice(0, -1)}A`);
  await go.click();
  await expect.element(gstin).toHaveAttribute('aria-invalid', 'true');
  await expect.element(gstin).toHaveAccessibleDescription(/This GSTIN is not valid/);
  expect(onDone).not.toHaveBeenCalled();
  await gstin.fill(GSTIN.toLowerCase());
  await expect.element(gstin).not.toHaveAttribute('aria-invalid', 'true');
  await go.click();
  expect(onDone).toHaveBeenCalledWith({ state: '27', gstin: GSTIN });
});

test('who has said where they are is not asked to choose again, and the States are in order', async () => {
  const { state } = await drawn({ state: '29', gstin: '' });
  await expect.element(state).toHaveDisplayValue('Karnataka');
  const names = [...(state.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
  expect(names).not.toContain('Choose your State');
});
