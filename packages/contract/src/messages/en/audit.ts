/**
 * What the audit log says of each action. `{subject}` is what it was done to, `{before_x}` and `{after_x}` are the values
 * of `x` before and after it, `…_count` is their number.
 */
export const auditSentences = {
  'assignment.allow-attempts':
    'Allowed {after_learner} {after_attempts} more attempts in “{subject}”: {after_reason}.',
  'assignment.allow-due':
    'Gave {after_learner} another due date in “{subject}”, {after_dueAt}: {after_reason}.',
  'assignment.allow-factor':
    'Gave {after_learner} {after_factor} % of the time in “{subject}”: {after_reason}.',
  'assignment.archive': 'Archived the assignment “{subject}”.',
  'assignment.change': 'Changed the assignment “{subject}”.',
  'assignment.disallow': 'Took back what {before_learner} was allowed in “{subject}”.',
  'assignment.exam-accept': 'Counted what arrived late from {after_learner} in “{subject}”: {after_reason}',
  'assignment.exam-note': 'Said to {after_learner} during “{subject}”: {after_text}.',
  'assignment.exam-move': 'Let {after_learner} go on at another computer in “{subject}”.',
  'assignment.exam-refuse': 'Refused what arrived late from {after_learner} in “{subject}”: {after_reason}',
  'assignment.line-remark':
    'Remarked on line {after_line} of {after_item} by {after_learner} in “{subject}”: {after_text}',
  'assignment.line-remark-removed':
    'Took back a remark on line {before_line} of {before_item} by {before_learner} in “{subject}”: {before_text}',
  'assignment.make': 'Created the assignment “{subject}” for {after_batch}, due {after_due}.',
  'assignment.move': 'Moved the due date of “{subject}” from {before_due} to {after_due}.',
  'assignment.outcomes': 'Set the course outcomes of “{subject}”: {after_codes}.',
  'assignment.publish': 'Published the assignment “{subject}”.',
  'assignment.publish-marks': 'Published the marks of “{subject}”.',
  'assignment.regrade':
    'Took over what changed tests make of {after_marks} marks in “{subject}”: {after_items}.',
  'assignment.regrade-left':
    'Left {after_marks} marks in “{subject}” as they were before tests were changed: {after_items}.',
  'assignment.remark':
    'Marked or commented on {after_item} by {after_learner} in “{subject}”: {after_reason}.',
  'assignment.restore': 'Restored the assignment “{subject}”.',
  'assignment.rubric': 'Marked {after_item} by {after_learner} in “{subject}” by its rubric: {after_levels}.',
  'assignment.unpublish': 'Took the assignment “{subject}” back from its class.',
  'assignment.unpublish-marks': 'Took the marks of “{subject}” back.',
  'assignment.record-cover': 'Changed the cover of the lab records of “{subject}”.',
  'assignment.weigh': 'Set how the marks of “{subject}” are weighed: {after_weights}.',
  'institute.key-changed': 'Changed the key that signs certificates; {subject} stays published.',
  'institute.key-stolen':
    'Changed the key that signs certificates because {subject} was stolen; it is published no more.',
  'learner.certificate-reinstated': 'Reinstated the certificate of {subject} for {after_course}.',
  'learner.certificate-withdrawn':
    'Withdrew the certificate of {subject} for {after_course}: {after_reason}.',
  'class.attendance-rule':
    'Changed how the attendance of “{subject}” is reckoned: under {after_threshold} % is short, late counts as {after_late}.',
  'class.report-receivers': 'Named who gets the weekly report of “{subject}”: {after_names}.',
  'class.session': 'Took the attendance of “{subject}”: {after_kind}, {after_day}, {after_hour}.',
  'class.session-changed':
    'Changed a session of “{subject}” from {before_kind}, {before_day}, {before_hour}, to {after_kind}, {after_day}, {after_hour}.',
  'class.session-deleted': 'Deleted a session of “{subject}”: {before_kind}, {before_day}, {before_hour}.',
  'class.session-mark':
    'Marked {after_learner} of “{subject}” as {after_state} in {after_kind}, {after_day}, {after_hour}.',
  'class.session-restored': 'Restored a session of “{subject}”: {after_kind}, {after_day}, {after_hour}.',
  'class.batch': 'Created the batch “{subject}”.',
  'class.batch-archived': 'Archived the batch “{subject}”.',
  'class.batch-copied': 'Copied the batch “{subject}” as “{after_name}” for {after_term}.',
  'class.batch-unarchived': 'Took the batch “{subject}” out of the archive.',
  'class.batch-deleted': 'Deleted the batch “{subject}”.',
  'class.recording': 'Had “{subject}” record how programs are written.',
  'class.recording-ended': 'Ended that “{subject}” records how programs are written.',
  'class.batch-renamed': 'Renamed the batch “{before}” to “{after}”.',
  'class.batch-restored': 'Restored the batch “{subject}”.',
  'class.cancelled': 'Cancelled the class on {before_module} for “{subject}”, {before_day}.',
  'class.changed':
    'Changed the class for “{subject}” from {before_module}, {before_day}, to {after_module}, {after_day}.',
  'class.deleted': 'Deleted the class on {before_module} for “{subject}”, {before_day}.',
  'class.done':
    'Marked the class on {after_module} for “{subject}” as done: the module opened for {after_opened}.',
  'class.done-undone':
    'Undid “Class done” for {after_module}, “{subject}”: the module closed for {after_closed}.',
  'class.member-removed': 'Removed {before} from the batch “{subject}”.',
  'class.members': 'Imported a list for “{subject}”: added {after_added}; {after_changed} more changed.',
  'class.members-moved': 'Moved from “{subject}” to “{after}”: {before}.',
  'class.member-edited':
    'Corrected {before_rollNumber} {before_name} <{before_email}> on the list of “{subject}” to {after_rollNumber} {after_name} <{after_email}>.',
  'class.list-undone': 'Undid a change of the list of “{subject}” for {after} learners.',
  'class.invited-again': 'Invited {after} to “{subject}” once more.',
  'class.passwords': 'Printed first passwords for “{subject}”: {after}.',
  'class.opened': 'Opened the module {after} for {subject}.',
  'class.planned': 'Planned a class on {after_subtopicId} for “{subject}”, {after_plannedFor}.',
  'class.restored': 'Reinstated the class on {after_module} for “{subject}”, {after_day}.',
  'class.roll': 'Took attendance of “{subject}”: {after_present_count} present, {after_absent_count} absent.',
  'class.term': 'Changed the term of “{subject}” from {before} to {after}.',
  'class.teachers': 'Changed who teaches “{subject}” from {before} to {after}.',
  'comment.answer': 'Gave the official answer to a question (comment {subject}).',
  'comment.await': 'Moved a question back to Unanswered (comment {subject}).',
  'comment.endorse': 'Endorsed a comment ({subject}).',
  'comment.hide': 'Hid a comment ({subject}).',
  'comment.hold': 'Held a comment back ({subject}).',
  'comment.mute': 'Muted {subject} for {after_days} days: {after_reason}.',
  'comment.release': 'Released a comment that was held back ({subject}).',
  'comment.reopen': 'Reopened the reports on a comment ({subject}).',
  'comment.settle': 'Resolved the reports on a comment ({subject}).',
  'comment.show': 'Unhid a comment ({subject}).',
  'comment.unendorse': 'Withdrew the endorsement of a comment ({subject}).',
  'comment.unmute': 'Unmuted {subject}.',
  'comment.waive': 'Marked a question as needing no answer (comment {subject}).',
  'content.draft-bring-back': 'Restored deleted files in a draft ({subject}).',
  'content.draft-create': 'Created the draft “{after_name}”.',
  'content.draft-delete': 'Deleted the draft “{before_name}”.',
  'content.draft-merge': 'Merged what others published into a draft ({subject}).',
  'content.draft-move': 'Moved {before_path} to {after_path} in a draft.',
  'content.draft-remove': 'Deleted files from a draft ({subject}): {before_files}.',
  'content.draft-rename': 'Renamed the draft “{before_name}” to “{after_name}”.',
  'content.draft-upload': 'Uploaded files to a draft ({subject}): {after_files}.',
  'content.draft-write': 'Edited a file of a draft ({subject}).',
  'content.limit': 'Showed “{subject}” only to: {after_classes}.',
  'content.unlimit': 'Showed “{subject}” to everybody again; before only to: {before_classes}.',
  'content.publish': 'Published a draft as release {subject}.',
  'content.roll-back': 'Brought back release {subject}.',
  'content.verify': 'Started a verification ({subject}).',
  'content.verify-stop': 'Stopped a verification ({subject}).',
  'learner.erase': 'Erased the account {subject}: {after_reason}.',
  'learner.export': 'Exported all data of {subject}.',
  'learner.recovery-mail': 'Sent {subject} a password link.',
  'notify.link-gone': 'Sent a notice without its link, which no longer leads anywhere ({subject}).',
  'notify.cancel': 'Cancelled a scheduled notice ({subject}).',
  'notify.send': 'Sent the notice “{after_title}” to: {after_to}.',
  'payments.class-access-ask':
    'Requested the plan {after_planId} for the class “{subject}” until {after_until}: {after_reason}.',
  'payments.class-access-give':
    'Granted the plan {after_planId} to {after_people} in the class “{subject}” until {after_until}.',
  'payments.class-access-reject':
    'Declined the plan {before_planId} for the class “{subject}”: {after_reason}.',
  'payments.class-access-revoke':
    'Revoked the plan {before_planId} of {after_people} in the class “{subject}”: {after_reason}.',
  'payments.access-ask':
    'Requested the plan {after_planId} for {subject} until {after_until}: {after_reason}.',
  'payments.access-extend': 'Extended a plan until {after_until}: {after_reason}.',
  'payments.access-grant':
    'Granted the plan {after_planId} to {subject} until {after_until}: {after_reason}.',
  'payments.access-reject': 'Declined a request for a plan.',
  'payments.access-revoke': 'Revoked the plan {before_planId}: {after_reason}.',
  'lti.course-linked':
    'Chose “{after_assignment}” of “{subject}” for the course “{after_course}” of {after_platform}.',
  'lti.platform-added':
    'Registered the platform “{subject}” ({after_issuer}), which vouches for: {after_mailDomains}.',
  'lti.platform-changed':
    'Changed the platform “{subject}”: vouched for {before_mailDomains}, now for {after_mailDomains}.',
  'lti.platform-removed': 'Removed the platform “{subject}”.',
  'lti.offer-refused': 'Refused the platform {subject}, which had registered us.',
  'lti.registration-link': 'Made a link by which a platform may register us, until {subject}.',
  'payments.offline-approve': 'Approved a payment of {after_amountPaise} received at the institute.',
  'payments.offline-record':
    'Recorded a payment by {after_buyer} at the institute for the plan {after_planId}.',
  'payments.offline-reject': 'Rejected a payment received at the institute: {after_reason}.',
  'payments.refund': 'Refunded {after_amountPaise} of order {subject}: {after_reason}.',
  'payments.resync': 'Checked order {subject} with the payment provider.',
  'payments.price': 'Changed the price of {subject} from ₹{before} to ₹{after}.',
  'institute.logo': 'Gave the institute another logo, {after_size} pixels.',
  'institute.logo-removed': 'Removed the institute’s logo.',
  'payments.seller': 'Changed the seller’s details: {subject}.',
  'signin.provider-add': 'Added the sign-in “{subject}” for addresses of {after_domains}.',
  'signin.provider-change': 'Changed the sign-in “{subject}”.',
  'signin.provider-remove': 'Removed the sign-in “{subject}”, which opened {before_linked} accounts.',
  'signin.registration': 'Changed who may register from {before} to {after}.',
  'staff.roles': 'Changed the roles of {subject} from {before} to {after}.',
  'staff.second-factor-reset': 'Reset the authenticator of {subject}.',
  'staff.second-factor-set': 'Connected an authenticator ({subject}).',
  'submissions.check': 'Started checking earlier submissions to {subject}.',
  'submissions.check-stop': 'Stopped checking earlier submissions to {subject}.',
  'submissions.decide': 'Decided on earlier submissions to {subject}: {after_choice}.',
  'support.answer': 'Answered message {subject}.',
  'support.publish': 'Put testimonial {subject} on the landing page.',
  'support.status': 'Changed the status of message {subject} from {before_status} to {after_status}.',
  'support.unpublish': 'Took testimonial {subject} off the landing page.',
} as const;

/** The first word of an action’s name, and what the console calls it. */
export const auditKinds = {
  assignment: 'Assignments',
  class: 'Classes',
  comment: 'Discussions',
  content: 'Content',
  institute: 'Institute',
  learner: 'Learners',
  lti: 'Moodle and Canvas',
  notify: 'Notices',
  payments: 'Money',
  signin: 'Sign-in',
  staff: 'Staff',
  submissions: 'Earlier submissions',
  support: 'Support',
} as const;
