import type { GrownSchool } from './fill.ts';

/** Who asks: a learner or somebody of the staff. */
export type Asker = 'learner' | 'staff';

export type Call = { readonly asker: Asker; readonly path: string };

/** What is read while a school grows: each call that looks at what there are many of. */
export function callsOf(
  { problems, assetId, learnerId }: GrownSchool,
  subtopicId: string,
  topicId: string,
): Call[] {
  const problem = problems[0]?.id ?? '';
  const learner = [
    '/api/auth',
    '/api/auth/notifications',
    '/api/auth/notifications/unread',
    '/api/content',
    '/api/content/today',
    '/api/content/problems/',
    `/api/content/topic/${topicId}`,
    `/api/content/subtopic/${subtopicId}`,
    `/api/comments/comments/${assetId}`,
    `/api/practice/submissions/${problem}`,
    `/api/practice/versions/${problem}/c`,
    '/api/payment/invoices',
    '/api/users/sessions',
    '/api/users/export',
  ];
  const staff = [
    '/api/admin/learners',
    '/api/admin/learners?search=verma',
    '/api/admin/learners?search=grown-4711%40',
    `/api/admin/learners/${learnerId}`,
    `/api/admin/learners/${learnerId}/code`,
    `/api/admin/learners/${learnerId}/submissions`,
    `/api/admin/learners/${learnerId}/export`,
    '/api/admin/audit',
    '/api/admin/audit?search=grown-4711%40',
    '/api/admin/audit?person=staff-7',
    '/api/admin/audit?search=nobody',
    '/api/admin/money/holders?search=grown-4711%40',
    '/api/admin/money/orders',
    `/api/admin/watch?topicId=${topicId}`,
    '/api/admin/rejudge',
    '/api/admin/notify',
    '/api/admin/notify/audiences',
    '/api/admin/support?view=open',
    '/api/admin/talk?view=unanswered',
    '/api/admin/waiting',
    '/api/admin/health?hours=24',
    '/api/admin/staff',
    '/api/admin/classes',
  ];
  return [
    ...learner.map((path) => ({ asker: 'learner', path }) as const),
    ...staff.map((path) => ({ asker: 'staff', path }) as const),
  ];
}
