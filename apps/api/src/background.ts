import { rolesMailTask } from './features/notifications/staff-mails.service.ts';
import { accountMailTasks } from './features/auth/account-mails.service.ts';
import { announcementTasks } from './features/announcements/announcing.service.ts';
import { invitationTask } from './features/classes/invitation-mails.service.ts';
import { digestSchedule, digestTask } from './features/notifications/digest.service.ts';
import { reportMailTask, reportSchedule } from './features/assignments/class-report-mails.service.ts';
import { labRecordsTask } from './features/assignments/lab-record-runs.service.ts';
import { closingSchedule, closingTask } from './features/exams/closing.service.ts';
import { judgingTask } from './features/exams/judging.service.ts';
import { healthSchedule } from './features/health/health.service.ts';
import { keySchedule } from './features/lti/own-keys.service.ts';
import { marksSchedule, marksTask } from './features/lti/scores.service.ts';
import { mocksSchedule } from './features/mocks/closing.service.ts';
import { mockJudgingTask } from './features/mocks/judging.service.ts';
import { paymentMailTasks } from './features/payments/payment-mails.service.ts';
import { paymentSchedules } from './features/payments/payment-schedules.service.ts';
import { retentionSchedule } from './features/retention/retention.service.ts';
import { provingSchedule, provingTask } from './features/proving/proving-work.service.ts';
import { answerMailTask } from './features/support/answer-mails.service.ts';
import type { AppContext } from './platform/app-context.ts';
import type { JobTask, Schedule } from './platform/jobs/job.ts';

/** What is done without anybody waiting for it: the jobs of each feature, and what recurs. */
export function backgroundWork(context: AppContext): {
  readonly tasks: readonly JobTask[];
  readonly schedules: readonly Schedule[];
} {
  return {
    tasks: [
      ...accountMailTasks(context),
      ...paymentMailTasks(context),
      digestTask(context),
      answerMailTask(context),
      ...announcementTasks(context),
      invitationTask(context),
      rolesMailTask(context),
      provingTask(context),
      closingTask(context),
      judgingTask(context),
      mockJudgingTask(context),
      marksTask(context),
      labRecordsTask(context),
      reportMailTask(context),
    ],
    schedules: [
      retentionSchedule(context),
      ...paymentSchedules(context),
      digestSchedule(context),
      healthSchedule(context),
      provingSchedule(context),
      closingSchedule(context),
      keySchedule(context),
      marksSchedule(context),
      mocksSchedule(context),
      reportSchedule(context),
    ],
  };
}
