import { staffMessages } from '@abhyas/contract/messages.staff';
import Activity from 'lucide-react/icons/activity';
import BookOpen from 'lucide-react/icons/book-open';
import Eye from 'lucide-react/icons/eye';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Inbox from 'lucide-react/icons/inbox';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import KeyRound from 'lucide-react/icons/key-round';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Presentation from 'lucide-react/icons/presentation';
import School from 'lucide-react/icons/school';
import ScrollText from 'lucide-react/icons/scroll-text';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy } from 'react';

import type { ConsoleArea } from '../features/admin/console-area.ts';

const { areas } = staffMessages.shell;

/** In the order of the navigation. An area's screens own every address below its path. */
export const CONSOLE_AREAS: readonly ConsoleArea[] = [
  {
    path: 'learners',
    ...areas.account,
    roles: ['teacher'],
    Icon: GraduationCap,
    Screen: lazy(async () => ({
      default: (await import('../features/account/staff/learners.page.tsx')).LearnersPage,
    })),
  },
  {
    path: 'watch',
    ...areas.insights,
    roles: ['teacher'],
    Icon: Eye,
    Screen: lazy(async () => ({
      default: (await import('../features/insights/staff/insights.page.tsx')).InsightsPage,
    })),
  },
  {
    path: 'health',
    ...areas.health,
    roles: ['teacher'],
    Icon: Activity,
    Screen: lazy(async () => ({
      default: (await import('../features/health/staff/health.page.tsx')).HealthPage,
    })),
  },
  {
    path: 'talk',
    ...areas.comments,
    roles: ['moderator', 'teacher'],
    Icon: MessagesSquare,
    Screen: lazy(async () => ({
      default: (await import('../features/comments/staff/moderation.page.tsx')).ModerationPage,
    })),
  },
  {
    path: 'support',
    ...areas.support,
    roles: ['moderator', 'accounts'],
    Icon: Inbox,
    Screen: lazy(async () => ({
      default: (await import('../features/support/staff/support-desk.page.tsx')).SupportDeskPage,
    })),
  },
  {
    path: 'notify',
    ...areas.announcements,
    roles: ['teacher'],
    Icon: Megaphone,
    Screen: lazy(async () => ({
      default: (await import('../features/announcements/staff/announcements.page.tsx')).AnnouncementsPage,
    })),
  },
  {
    path: 'money',
    ...areas.payments,
    roles: ['accounts'],
    Icon: IndianRupee,
    Screen: lazy(async () => ({
      default: (await import('../features/payments/staff/payments.page.tsx')).PaymentsPage,
    })),
  },
  {
    path: 'content',
    ...areas.publishing,
    roles: ['teacher'],
    Icon: BookOpen,
    Screen: lazy(async () => ({
      default: (await import('../features/publishing/staff/publishing.page.tsx')).PublishingPage,
    })),
  },
  {
    path: 'classes',
    ...areas.classes,
    roles: ['teacher'],
    Icon: Presentation,
    Screen: lazy(async () => ({
      default: (await import('../features/classes/staff/classes.page.tsx')).ClassesPage,
    })),
  },
  {
    path: 'sign-in',
    ...areas.signIn,
    roles: ['owner'],
    Icon: KeyRound,
    Screen: lazy(async () => ({
      default: (await import('../features/auth/staff/sign-in.page.tsx')).SignInPage,
    })),
  },
  {
    path: 'staff',
    ...areas.staff,
    roles: ['owner'],
    Icon: UsersRound,
    Screen: lazy(async () => ({
      default: (await import('../features/admin/staff/staff.page.tsx')).StaffPage,
    })),
  },
  {
    path: 'lti',
    ...areas.lti,
    roles: ['owner'],
    Icon: School,
    Screen: lazy(async () => ({
      default: (await import('../features/lti/staff/platforms.page.tsx')).PlatformsPage,
    })),
  },
  {
    path: 'audit',
    ...areas.audit,
    roles: ['owner'],
    Icon: ScrollText,
    Screen: lazy(async () => ({
      default: (await import('../features/admin/audit/audit.page.tsx')).AuditPage,
    })),
  },
];
