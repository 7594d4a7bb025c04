import { staffMessages } from '@abhyas/contract/messages.staff';
import { expect, test, vi } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { ProvingQuestion } from './proving-question.tsx';

const words = staffMessages.proving.status;
const sum = { id: 'sum', title: 'Sum', faulty: false, unverified: false, unsolved: false, languages: [] };

test('PUBLISHING-15: each thing that is not proved is named, and publishing has to be accepted', async () => {
  const accept = vi.fn<(accepted: boolean) => void>();
  const problems = [
    { ...sum, unverified: true },
    { ...sum, id: 'area', title: 'Area', faulty: true, languages: [0 as const, 5 as const] },
    { ...sum, id: 'tree', title: 'Tree', unsolved: true, languages: [0 as const] },
  ];
  const { screen, container } = await draw(
    <ProvingQuestion problems={problems} accepted={false} onAccept={accept} />,
  );
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Sum: not verified in its current form.',
    'Area: it has faults.',
    'Area: not proved in C, Python, because there is no right solution.',
    'Tree: not proved in any language, because there is no right solution.',
  ]);
  await screen.getByLabelText(words.publishAllTheSame).click();
  expect(accept).toHaveBeenCalledWith(true);
});

test('PUBLISHING-15: nothing is asked where everything is proved', async () => {
  const { container } = await draw(
    <ProvingQuestion problems={[]} accepted={false} onAccept={vi.fn<(accepted: boolean) => void>()} />,
  );
  expect(container.textContent).toBe('');
});
