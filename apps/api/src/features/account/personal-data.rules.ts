/** A table that holds something about a person, and how it appears in the file of their data. */
export type PersonalTable = {
  /** The part of the product it belongs to. */
  readonly part: string;
  readonly table: string;
  /** The column that holds the account's id, if it is not `account_id`. */
  readonly owner?: string;
  /** Columns that are secrets or internal numbers, not data about the person. */
  readonly hidden?: readonly string[];
  /** For a table that names no account: the table that does, and the column that leads to its `id`. */
  readonly through?: { readonly table: string; readonly column: string };
};

/**
 * The table of accounts, and every table that refers to one. A new one is added here: a test compares this list with
 * the database, so that nothing about a person is forgotten when they ask for their data.
 *
 * Deleting an account needs no list: each of these tables says in its foreign key whether its rows go
 * (`on delete cascade`) or stay without a name (`on delete set null`: comments, orders, invoices, certificates).
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { part: 'account', table: 'account', owner: 'id', hidden: ['password_hash'] },
  { part: 'account', table: 'session', hidden: ['token_hash'] },
  { part: 'account', table: 'google_identity' },
  { part: 'account', table: 'lti_identity' },
  { part: 'assignments', table: 'lti_score', hidden: ['link_id'] },
  { part: 'account', table: 'provider_identity' },
  { part: 'account', table: 'provider_link', hidden: ['key_hash'] },
  {
    part: 'account',
    table: 'staff_member',
    hidden: ['totp_secret', 'totp_last_step', 'code_failures', 'code_blocked_until'],
  },
  { part: 'account', table: 'consent' },
  { part: 'account', table: 'mail_key', hidden: ['key_hash'] },
  { part: 'account', table: 'mail_request' },
  { part: 'settings', table: 'settings' },
  { part: 'learning', table: 'finished_asset' },
  { part: 'learning', table: 'last_visit' },
  { part: 'learning', table: 'asset_place' },
  { part: 'learning', table: 'missed_question' },
  { part: 'learning', table: 'exercise_attempt', hidden: ['id'] },
  { part: 'learning', table: 'question_answer' },
  { part: 'learning', table: 'placement_answer' },
  { part: 'certificates', table: 'certificate' },
  { part: 'classes', table: 'batch_member' },
  { part: 'classes', table: 'batch_teacher' },
  { part: 'classes', table: 'class_report_receiver' },
  {
    part: 'classes',
    table: 'session_mark',
    hidden: ['id'],
    through: { table: 'batch_member', column: 'member_id' },
  },
  { part: 'classes', table: 'opened_module' },
  { part: 'assignments', table: 'assignment_allowance', hidden: ['id'] },
  { part: 'assignments', table: 'assignment_remark' },
  { part: 'assignments', table: 'line_remark', hidden: ['id', 'submission_id', 'author_id'] },
  { part: 'assignments', table: 'lab_record_run', hidden: ['id'] },
  // The file says what the tables beside it say.
  { part: 'assignments', table: 'lab_record_file', hidden: ['bytes'] },
  { part: 'live', table: 'lab_seat' },
  { part: 'live', table: 'sitting_note', hidden: ['id', 'written_by'] },
  { part: 'exams', table: 'sitting', hidden: ['session_id', 'asking_session_id'] },
  // These refer to the sitting, and by it to the account.
  { part: 'exams', table: 'sitting_event', owner: 'account_id', hidden: ['id'] },
  { part: 'exams', table: 'hand_in', owner: 'account_id', hidden: ['submission_id'] },
  { part: 'exams', table: 'late_text', hidden: ['id', 'decided_by'] },
  { part: 'mocks', table: 'mock_attempt', hidden: ['version'] },
  { part: 'mocks', table: 'mock_answer', through: { table: 'mock_attempt', column: 'attempt_id' } },
  {
    part: 'mocks',
    table: 'mock_program',
    hidden: ['submission_id'],
    through: { table: 'mock_attempt', column: 'attempt_id' },
  },
  { part: 'practice', table: 'saved_code' },
  { part: 'practice', table: 'code_version' },
  { part: 'practice', table: 'text_change' },
  { part: 'practice', table: 'kept_text_log' },
  { part: 'practice', table: 'own_inputs' },
  { part: 'practice', table: 'opened_hint' },
  { part: 'practice', table: 'opened_editorial' },
  { part: 'practice', table: 'submission' },
  {
    part: 'practice',
    table: 'rejudged_submission',
    hidden: ['rejudgement_id'],
    through: { table: 'submission', column: 'submission_id' },
  },
  { part: 'running', table: 'run_usage' },
  { part: 'comments', table: 'comment', hidden: ['client_id'] },
  { part: 'comments', table: 'comment_report' },
  { part: 'comments', table: 'comment_mute' },
  { part: 'notifications', table: 'notification', hidden: ['group_key'] },
  { part: 'notifications', table: 'notification_choice' },
  { part: 'notifications', table: 'announcement_recipient', hidden: ['chunk'] },
  { part: 'publishing', table: 'content_draft' },
  { part: 'publishing', table: 'content_draft_file' },
  { part: 'publishing', table: 'content_draft_removal' },
  { part: 'publishing', table: 'content_upload' },
  { part: 'publishing', table: 'release_activation', hidden: ['source_fingerprint', 'changes'] },
  { part: 'support', table: 'support_message', hidden: ['client_id'] },
  { part: 'support', table: 'problem_report' },
  { part: 'plans', table: 'entitlement', hidden: ['reminded_days'] },
  {
    part: 'plans',
    table: 'access_change',
    hidden: ['actor_id'],
    through: { table: 'entitlement', column: 'entitlement_id' },
  },
  { part: 'plans', table: 'access_request', hidden: ['asked_by', 'decided_by'] },
  { part: 'payments', table: 'buyer' },
  { part: 'payments', table: 'purchase_order' },
  { part: 'payments', table: 'offline_payment', hidden: ['recorded_by', 'decided_by'] },
  { part: 'payments', table: 'invoice', through: { table: 'purchase_order', column: 'order_id' } },
];
