import type { BatchDetail, LiveClass } from '@abhyas/contract/classes.staff';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { draw } from '../../../lib/testing/draw.tsx';
import { RollDialog } from './roll-dialog.tsx';

const member = (id: string, name: string) => ({
  id,
  name,
  email: `${id}@example.in`,
  rollNumber: '',
  section: '',
  firstPassword: false,
  registered: true,
  opened: [],
});
const batch = (members = [member('asha', 'Asha'), member('ravi', '')]): BatchDetail => ({
  id: 'batch',
  name: 'Morning',
  rights: ['see', 'mark'],
  members,
  classes: [],
  modules: [],
});
const live: LiveClass = {
  id: 'class',
  subtopicId: 'pointers',
  title: 'Pointers',
  plannedFor: '2026-11-20',
  present: [],
  absent: [],
  attended: { present: 0, absent: 0 },
};
const SAVE = 'POST /api/admin/classes/live/class/roll';

async function drawn(of = batch()) {
  const onClose = vi.fn<() => void>();
  const { screen, sent, unmount } = await draw(<RollDialog batch={of} live={live} onClose={onClose} />, {
    [SAVE]: { ok: true },
  });
  await expect.element(screen.getByRole('dialog', { name: 'Take attendance: Pointers' })).toBeVisible();
  const mark = (name: string, as: string) =>
    screen.getByRole('group', { name }).getByRole('radio', { name: as });
  return { screen, sent, unmount, onClose, mark };
}

test('who is not marked was not called: only marks are saved, and nothing stays on the device', async () => {
  const { screen, sent, onClose, mark } = await drawn();
  await mark('ravi@example.in', 'Absent').click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.find(({ call }) => call === SAVE)?.body).toEqual({ present: [], absent: ['ravi'] });
  expect(localStorage).toHaveLength(0);
});

test('everybody is marked at once, and one of them otherwise afterwards', async () => {
  const { screen, sent, mark } = await drawn();
  await screen.getByRole('button', { name: 'Mark everyone present' }).click();
  await mark('Asha', 'Absent').click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(sent.find(({ call }) => call === SAVE)?.body).toEqual({ present: ['ravi'], absent: ['asha'] }),
  );
});

test('without a mark the window closes at once; with one it asks, and Escape goes back to the roll', async () => {
  const untouched = await drawn();
  await untouched.screen.getByRole('button', { name: 'Cancel' }).click();
  expect(untouched.onClose).toHaveBeenCalled();
  await untouched.unmount();

  const { screen, onClose, mark } = await drawn();
  await mark('Asha', 'Present').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText(/^The attendance is not saved/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(mark('Asha', 'Present')).toBeChecked();
});

test('kept marks are there again and say so, without those who have left the list since', async () => {
  const first = await drawn();
  await first.screen.getByRole('button', { name: 'Mark everyone present' }).click();
  await first.screen.getByRole('button', { name: 'Cancel' }).click();
  await first.screen.getByRole('button', { name: 'Close and keep the marks' }).click();
  expect(first.onClose).toHaveBeenCalled();
  await first.unmount();

  const { screen, sent, mark } = await drawn(batch([member('asha', 'Asha')]));
  await expect.element(screen.getByText(/kept on this device only/)).toBeVisible();
  await expect.element(mark('Asha', 'Present')).toBeChecked();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(sent.find(({ call }) => call === SAVE)?.body).toEqual({ present: ['asha'], absent: [] }),
  );
});

test('marks that are thrown away are gone when the roll is opened again', async () => {
  const first = await drawn();
  await first.mark('Asha', 'Present').click();
  await first.screen.getByRole('button', { name: 'Cancel' }).click();
  await first.screen.getByRole('button', { name: 'Discard the marks' }).click();
  await first.unmount();
  const { mark } = await drawn();
  await expect.element(mark('Asha', 'Present')).not.toBeChecked();
});
