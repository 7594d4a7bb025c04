import { staffMessages } from '@abhyas/contract/messages.staff';
import type { StaffRole } from '@abhyas/contract/admin.staff';
import {
  Activity,
  BookOpen,
  Eye,
  GraduationCap,
  Inbox,
  IndianRupee,
  Megaphone,
  MessagesSquare,
  Presentation,
  ScrollText,
  UsersRound,
} from 'lucide-react';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** One area of the console: a screen below /admin, and the roles that may open it (owners may open all). */
export type AdminArea = {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly roles: readonly StaffRole[];
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': true; className?: string }>;
  readonly Screen: LazyExoticComponent<ComponentType>;
};

const { areas } = staffMessages.shell;

/** In the order of the navigation. An area's screens own every address below its path. */
export const ADMIN_AREAS: readonly AdminArea[] = [
  {
    path: 'learners',
    ...areas.learners,
    roles: ['teacher'],
    Icon: GraduationCap,
    Screen: lazy(async () => ({ default: (await import('./learners/learners.page.tsx')).LearnersPage })),
  },
  {
    path: 'watch',
    ...areas.watch,
    roles: ['teacher'],
    Icon: Eye,
    Screen: lazy(async () => ({ default: (await import('./watch/watch.page.tsx')).WatchPage })),
  },
  {
    path: 'health',
    ...areas.health,
    roles: ['teacher'],
    Icon: Activity,
    Screen: lazy(async () => ({ default: (await import('./health/health.page.tsx')).HealthPage })),
  },
  {
    path: 'talk',
    ...areas.talk,
    roles: ['moderator', 'teacher'],
    Icon: MessagesSquare,
    Screen: lazy(async () => ({ default: (await import('./talk/talk.page.tsx')).TalkPage })),
  },
  {
    path: 'support',
    ...areas.support,
    roles: ['moderator', 'accounts'],
    Icon: Inbox,
    Screen: lazy(async () => ({
      default: (await import('./support/support-desk.page.tsx')).SupportDeskPage,
    })),
  },
  {
    path: 'notify',
    ...areas.notify,
    roles: ['teacher'],
    Icon: Megaphone,
    Screen: lazy(async () => ({ default: (await import('./notify/notify.page.tsx')).NotifyPage })),
  },
  {
    path: 'money',
    ...areas.money,
    roles: ['accounts'],
    Icon: IndianRupee,
    Screen: lazy(async () => ({ default: (await import('./money/money.page.tsx')).MoneyPage })),
  },
  {
    path: 'content',
    ...areas.content,
    roles: ['teacher'],
    Icon: BookOpen,
    Screen: lazy(async () => ({ default: (await import('./content/content.page.tsx')).ContentPage })),
  },
  {
    path: 'classes',
    ...areas.classes,
    roles: ['teacher'],
    Icon: Presentation,
    Screen: lazy(async () => ({ default: (await import('./classes/classes.page.tsx')).ClassesPage })),
  },
  {
    path: 'staff',
    ...areas.staff,
    roles: ['owner'],
    Icon: UsersRound,
    Screen: lazy(async () => ({ default: (await import('./staff/staff.page.tsx')).StaffPage })),
  },
  {
    path: 'audit',
    ...areas.audit,
    roles: ['owner'],
    Icon: ScrollText,
    Screen: lazy(async () => ({ default: (await import('./audit/audit.page.tsx')).AuditPage })),
  },
];

/** What somebody with these roles may open. */
export function areasFor(roles: readonly StaffRole[]): AdminArea[] {
  return ADMIN_AREAS.filter((area) => roles.some((role) => role === 'owner' || area.roles.includes(role)));
}
