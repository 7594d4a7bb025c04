import { staffMessages } from '@abhyas/contract/messages.staff';
import { expect, test } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

const words = staffMessages.announcements;
const PREVIEW = 'POST /api/admin/notify/preview';
const NOBODY_KNOWS = Response.json(
  { errors: [{ msg: 'This plan, batch or item does not exist any more.', code: 'notify.audience-unknown' }] },
  { status: 404 },
);
const REACH = { people: 2, byMail: 1, silenced: 0, set: 'x', names: ['Asha Rao', 'Asha Rao'] };

test('NOTIFICATIONS-6: when nobody knows whom it reaches, for a class that was deleted meanwhile, the screen says why', async () => {
  const { screen } = await draw(<AnnouncementForm />, { [PREVIEW]: NOBODY_KNOWS });
  await screen.getByLabelText(words.title).fill('Tomorrow at nine');
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('This plan, batch or item does not exist any more.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: words.send, exact: true })).toBeDisabled();
});

test('NOTIFICATIONS-6: two learners of the same name are both shown', async () => {
  const { screen } = await draw(<AnnouncementForm />, { [PREVIEW]: REACH });
  await expect.element(screen.getByRole('list', { name: words.names })).toBeVisible();
  expect(screen.getByText('Asha Rao').elements()).toHaveLength(2);
});
