/**
 * What each deed of the audit log says in words. `{subject}` is what it was done to; `{after_x}` is `x` of how it is
 * since, `{before_x}` of how it was, `…_count` how many.
 */
export const auditSentences = {
  'class.batch': 'Made the batch “{subject}”.',
  'class.batch-deleted': 'Deleted the batch “{subject}”.',
  'class.batch-renamed': 'Renamed the batch “{before}” to “{after}”.',
  'class.batch-restored': 'Brought the batch “{subject}” back.',
  'class.cancelled': 'Cancelled the class of “{subject}” on {before_module}, {before_day}.',
  'class.changed':
    'Moved the class of “{subject}” from {before_module} on {before_day} to {after_module} on {after_day}.',
  'class.deleted': 'Deleted the class of “{subject}” on {before_module}, {before_day}.',
  'class.done':
    'Said that the class of “{subject}” on {after_module} was held: it opened for {after_opened}.',
  'class.done-undone':
    'Took back that the class of “{subject}” on {after_module} was held: it closed for {after_closed}.',
  'class.member-removed': 'Took {before} off the list of “{subject}”.',
  'class.members': 'Added {after_count} to the list of “{subject}”: {after}.',
  'class.opened': 'Opened the module {after} for {subject}.',
  'class.planned': 'Planned a class of “{subject}” on {after_subtopicId} for {after_plannedFor}.',
  'class.restored': 'Let the class of “{subject}” on {after_module}, {after_day}, take place after all.',
  'class.roll': 'Called the roll of “{subject}”: {after_present_count} present, {after_absent_count} absent.',
  'comment.answer': 'Answered a question as official (comment {subject}).',
  'comment.await': 'Put a question back among the unanswered (comment {subject}).',
  'comment.endorse': 'Endorsed a comment ({subject}).',
  'comment.hide': 'Hid a comment ({subject}).',
  'comment.hold': 'Held a comment back ({subject}).',
  'comment.mute': 'Muted {subject} for {after_days} days: {after_reason}.',
  'comment.release': 'Released a comment that was held back ({subject}).',
  'comment.reopen': 'Opened the reports of a comment again ({subject}).',
  'comment.settle': 'Settled the reports of a comment ({subject}).',
  'comment.show': 'Showed a hidden comment again ({subject}).',
  'comment.unendorse': 'Took the endorsement of a comment back ({subject}).',
  'comment.unmute': 'Let {subject} write again.',
  'comment.waive': 'Marked a question as needing no answer (comment {subject}).',
  'content.draft-bring-back': 'Brought deleted files of a draft back ({subject}).',
  'content.draft-create': 'Began the draft “{after_name}”.',
  'content.draft-delete': 'Deleted the draft “{before_name}”.',
  'content.draft-merge': 'Took what others published into a draft ({subject}).',
  'content.draft-move': 'Moved {before_path} to {after_path} in a draft.',
  'content.draft-remove': 'Deleted {before_files} files of a draft ({subject}).',
  'content.draft-rename': 'Renamed the draft “{before_name}” to “{after_name}”.',
  'content.draft-upload': 'Put {after_files} uploaded files into a draft ({subject}).',
  'content.draft-write': 'Wrote a file of a draft ({subject}).',
  'content.publish': 'Published a draft as the release {subject}.',
  'content.roll-back': 'Brought the release {subject} back.',
  'content.verify': 'Began to verify content ({subject}).',
  'content.verify-stop': 'Stopped verifying content ({subject}).',
  'learner.erase': 'Erased the account {subject}: {after_reason}.',
  'learner.export': 'Exported all data of {subject}.',
  'learner.recovery-mail': 'Mailed a password link to {subject}.',
  'notify.link-gone': 'Sent a notice without its link, for that leads nowhere any more ({subject}).',
  'notify.cancel': 'Took a scheduled notice back ({subject}).',
  'notify.send': 'Told “{after_title}” to: {after_to}.',
  'payments.class-access-ask':
    'Asked for the plan {after_planId} for the class “{subject}” until {after_until}: {after_reason}.',
  'payments.class-access-give':
    'Gave the plan {after_planId} to {after_people} of the class “{subject}” until {after_until}.',
  'payments.class-access-reject':
    'Refused the plan {before_planId} for the class “{subject}”: {after_reason}.',
  'payments.class-access-revoke':
    'Took the plan {before_planId} back from {after_people} of the class “{subject}”: {after_reason}.',
  'payments.access-ask':
    'Asked for the plan {after_planId} for {subject} until {after_until}: {after_reason}.',
  'payments.access-extend': 'Extended a plan to {after_until}: {after_reason}.',
  'payments.access-grant':
    'Granted the plan {after_planId} to {subject} until {after_until}: {after_reason}.',
  'payments.access-reject': 'Declined a plan that somebody had asked for.',
  'payments.access-revoke': 'Took the plan {before_planId} back: {after_reason}.',
  'payments.offline-approve': 'Approved a payment of {after_amountPaise} at the institute.',
  'payments.offline-record':
    'Recorded a payment of {after_buyer} at the institute for the plan {after_planId}.',
  'payments.offline-reject': 'Rejected a payment at the institute: {after_reason}.',
  'payments.refund': 'Refunded {after_amountPaise} of the order {subject}: {after_reason}.',
  'payments.resync': 'Asked the provider anew about the order {subject}.',
  'payments.price': 'Set the price of {subject} from ₹{before} to ₹{after}.',
  'payments.seller': 'Changed the details of the seller to {subject}.',
  'staff.roles': 'Changed the roles of {subject} from {before} to {after}.',
  'staff.second-factor-reset': 'Took the authenticator of {subject} away.',
  'staff.second-factor-set': 'Connected an authenticator ({subject}).',
  'submissions.check': 'Began to check earlier submissions to {subject}.',
  'submissions.check-stop': 'Stopped checking earlier submissions to {subject}.',
  'submissions.decide': 'Decided about earlier submissions to {subject}: {after_choice}.',
  'support.answer': 'Answered the message {subject}.',
  'support.publish': 'Showed the testimonial {subject} on the landing page.',
  'support.status': 'Changed the state of the message {subject} from {before_status} to {after_status}.',
  'support.unpublish': 'Took the testimonial {subject} off the landing page.',
} as const;

/** The first word of a deed, and what the console calls it. */
export const auditKinds = {
  class: 'Classes',
  comment: 'Discussions',
  content: 'Content',
  learner: 'Learners',
  notify: 'Notices',
  payments: 'Money',
  staff: 'Staff',
  submissions: 'Earlier submissions',
  support: 'Support',
} as const;
