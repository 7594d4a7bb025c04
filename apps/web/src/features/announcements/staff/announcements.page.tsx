import { staffMessages } from '@abhyas/contract/messages.staff';

import { Page } from '../../../ui/page.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementHistory } from './announcement-history.tsx';

/** Tell many learners something, and see what was told. */
export function AnnouncementsPage() {
  const { title, lead } = staffMessages.shell.areas.announcements;
  return (
    <Page title={title} lead={lead}>
      <AnnouncementForm />
      <AnnouncementHistory />
    </Page>
  );
}
