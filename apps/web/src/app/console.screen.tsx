import { AdminPage } from '../features/admin/pages/admin.page.tsx';
import { CONSOLE_AREAS } from './console-areas.ts';

/** The console with all its areas: a file of its own, which learners never fetch. */
export function ConsoleScreen() {
  return <AdminPage areas={CONSOLE_AREAS} />;
}
