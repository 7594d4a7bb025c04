import { SESSION_LIFE } from '../../platform/identity/sessions.ts';
import { FAILURE_CEILING } from '../auth/throttle.rules.ts';

/** How long the rows of a table stay. Tables that are not named here are kept as long as what they belong to. */
export type Retention = {
  readonly table: string;
  /** SQL that is true of a row whose time is over, by the database's clock. Fixed text, never input. */
  readonly over: string;
  /** The words of the privacy policy that promise it, where the rows are about a person. */
  readonly promised?: string;
};

const older = (column: string, than: string): string => `${column} < now() - interval '${than}'`;

/**
 * Every limit there is, in one place. What a learner has made (code, submissions, progress, comments) goes with
 * the account and not by time; the older versions of code are thinned when a new one is kept
 * (practice/code.store.ts). Invoices and paid orders are kept for the tax office: eight years and longer. The
 * audit log only grows. Finished runs leave the queue's database after an hour (packages/queue).
 */
export const RETENTIONS: readonly Retention[] = [
  {
    table: 'session',
    over: `${older('created_at', SESSION_LIFE.absolute)} or ${older('last_seen_at', SESSION_LIFE.idle)}`,
    promised: 'Until the session ends',
  },
  // Tokens long past their time are refused for that; an hour covers clocks that differ.
  { table: 'google_token_used', over: older('expires_at', '1 hour') },
  { table: 'lti_login', over: older('expires_at', '1 minute') },
  { table: 'lti_launch', over: older('expires_at', '1 minute') },
  // What a platform offered waits for an owner a while longer than the link by which it came.
  { table: 'lti_registration', over: older('expires_at', '30 days') },
  // For as long as a platform may still look at what was signed with it.
  {
    table: 'lti_key',
    over: `exists (select from lti_key next where next.made_at > lti_key.made_at and ${older('next.made_at', '31 days')})`,
  },
  { table: 'provider_attempt', over: older('expires_at', '1 hour') },
  { table: 'provider_link', over: older('expires_at', '1 hour') },
  { table: 'mail_key', over: older('expires_at', '7 days') },
  { table: 'class_invitation', over: older('expires_at', '7 days') },
  { table: 'mail_request', over: older('requested_at', '1 day') },
  // Who guessed too often stays known until the owner has set a new password.
  {
    table: 'sign_in_throttle',
    over: `failures < ${FAILURE_CEILING} and ${older('last_failure_at', '30 days')}`,
  },
  // The versions stay (practice/text-saving.store.ts).
  {
    table: 'text_change',
    over: `${older('at', '1 day')} and not exists (select from kept_text_log kept
      where (kept.account_id, kept.asset_id) = (text_change.account_id, text_change.asset_id) and kept.until > now())`,
    promised: 'One day, or 180 days where a class or an exam records it and has told you so',
  },
  { table: 'kept_text_log', over: 'until < now()' },
  // What an author had not put into a draft that is no more (publishing/drafts.service.ts).
  {
    table: 'saved_code',
    over: `asset_id like 'draft/%' and not exists (select from content_draft where asset_id = 'draft/' || id)`,
  },
  { table: 'run_usage', over: older('ran_at', '2 days'), promised: '2 days' },
  {
    table: 'notification',
    over: `${older('read_at', '90 days')} or ${older('at', '1 year')}`,
    promised: '90 days after you have read them, one year otherwise',
  },
  { table: 'announcement_recipient', over: older('told_at', '1 year') },
  { table: 'problem_report', over: older('reported_at', '1 year'), promised: 'One year' },
  { table: 'comment_mute', over: older('until', '90 days') },
  // People who were invited to a class and never came; learners leave with their account.
  // Who left a list can be put back on it for a while; a roll keeps whoever was called.
  {
    table: 'batch_member',
    over: `(account_id is null and ${older('added_at', '2 years')}) or (${older('left_at', '30 days')}
      and not exists (select from roll_call where member_id = batch_member.id)
      and not exists (select from session_mark where member_id = batch_member.id))`,
  },
  // Files that can be made again.
  { table: 'lab_record_run', over: older('asked_at', '1 day'), promised: 'One day' },
  { table: 'list_change', over: older('made_at', '30 days') },
  // What was deleted in the console can be brought back for this long.
  { table: 'batch', over: older('deleted_at', '30 days') },
  { table: 'live_class', over: older('deleted_at', '30 days') },
  { table: 'class_session', over: older('deleted_at', '30 days') },
  { table: 'content_upload', over: older('created_at', '7 days') },
  // Nobody checked a draft with these files for so long; a check reads them again.
  { table: 'content_part', over: older('used_at', '30 days') },
  // A check that was killed.
  { table: 'content_building', over: older('at', '1 day') },
  { table: 'payment_event', over: older('received_at', '1 year'), promised: 'one year' },
  // Somebody began to buy and never paid: no document names such an order.
  {
    table: 'purchase_order',
    over: `state = 'open' and ${older('created_at', '1 year')}
      and not exists (select from payment where payment.order_id = purchase_order.id)
      and not exists (select from invoice where invoice.order_id = purchase_order.id)
      and not exists (select from entitlement where entitlement.order_id = purchase_order.id)
      and not exists (select from offline_payment where offline_payment.order_id = purchase_order.id)`,
  },
  { table: 'health_sample', over: older('at', '8 days') },
  { table: 'own_failure', over: older('at', '30 days') },
];
