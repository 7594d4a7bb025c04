import type { StaffRole } from '@abhyas/contract/staff';

/** Who may make a call of the console beside the owner, who may make every one. */
export const STAFF_ROWS: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /api/admin/staff': [],
  'POST /api/admin/staff': [],
  'POST /api/admin/staff/:accountId/reset-second-factor': [],
  'GET /api/admin/audit': [],
  'GET /api/admin/learners': ['teacher'],
  'GET /api/admin/learners/:accountId': ['teacher'],
  'GET /api/admin/learners/:accountId/submissions': ['teacher'],
  'GET /api/admin/learners/:accountId/submissions/:id': ['teacher'],
  'GET /api/admin/learners/:accountId/code': ['teacher'],
  'POST /api/admin/learners/:accountId/recovery-mail': ['teacher'],
  'GET /api/admin/learners/:accountId/export': [],
  'POST /api/admin/learners/:accountId/erase': [],
  'GET /api/admin/talk': ['moderator', 'teacher'],
  'GET /api/admin/talk/threads/:id': ['moderator', 'teacher'],
  'POST /api/admin/talk/threads/:id/answer': ['moderator', 'teacher'],
  'POST /api/admin/talk/comments/:id/moderate': ['moderator', 'teacher'],
  'GET /api/admin/talk/mutes': ['moderator', 'teacher'],
  'POST /api/admin/talk/mutes': ['moderator', 'teacher'],
  'POST /api/admin/talk/mutes/:accountId/end': ['moderator', 'teacher'],
};
