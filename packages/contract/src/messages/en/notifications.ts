export const notifications = {
  title: 'Notifications',
  empty: 'You have not received any notifications.',
  newBadge: 'New',
  readAll: 'Mark all as read',
  allRead: '{count} marked as read.',
  undo: 'Undo',
  choose: 'What to notify you about',
  kinds: {
    reply: 'Replies to your comments',
    official: 'Official answers',
    module: 'Modules that open for you',
    plan: 'Plans about to end',
    payment: 'Payments and refunds',
    support: 'Answers from support',
    judging: 'Solutions of yours that were judged again',
    assignment: 'Assignments of your class',
    news: 'News from the institute',
  },
  digest: 'A daily mail when something is unread',
  newsMail: 'News from the institute by mail, too',
  failed: 'Your notifications cannot be shown just now. Please try again.',
  /** Texts of the notifications themselves. */
  texts: {
    reply: '{name} replied to you in {title}.',
    official: 'There is an official answer for you in {title}.',
    payment: 'Your plan {plan} is active until {date}.',
    refund: '{amount} for the plan {plan} is on its way back to you.',
    refundTwice:
      'You already had the plan {plan}, so the second payment of {amount} is on its way back to you in full.',
    refundLate:
      'Your order for the plan {plan} had expired when you paid, so {amount} is on its way back to you in full.',
    plan: 'Your plan {plan} ends on {date}.',
    support: 'We have answered your message {number}.',
    module: 'The module {title} is now open for you.',
    moduleClosed: 'The module {title} is closed again until its class.',
    staffGiven: 'You are now on the staff: {after}.',
    staffChanged: 'Your roles on the staff have changed: {after}.',
    staffTaken: 'You are no longer on the staff.',
    classMoved: 'Your class on {title} is now on {date}.',
    classCancelled: 'Your class on {title} on {date} is cancelled.',
    classRestored: 'Your class on {title} takes place on {date} after all.',
    assignment: 'New for your class: {title}, due on {date}.',
    assignmentMoved: 'The due date of {title} is now {date}.',
    assignmentMarks: 'Your marks for {title} are there.',
    assignmentAllowed:
      'What holds for you in {title} has changed. Have a look at your due date and attempts.',
    exam: 'An exam for your class: {title}, {date}.',
    examMoved: 'The exam {title} now begins {date}.',
    examAllowed: 'Your time in the exam {title} has changed. Have a look at it.',
    assignmentRegraded:
      'A test of {title} was mended, and your mark with it: your teacher took over what it makes of your work.',
    assignmentRemark: 'Your teacher has looked at your work on {title}.',
    judgedWorse:
      'A test was added to {title}, and your solution does not pass it yet. What you have finished stays finished. Have another look when you like.',
    judgedBetter: 'A test of {title} was corrected, and your solution now passes. It was right all along.',
  },
} as const;

export const notificationErrors = {
  'notify.title-empty': 'Write the notification first.',
  'notify.title-long': 'The notification can have at most 200 characters. The mail has room for more.',
  'notify.body-long': 'The mail can have at most 5000 characters.',
  'notify.url-foreign': 'A link must be a path on this site, such as /learn or /practise/1/two-sum.',
  'notify.url-nowhere': 'This link leads nowhere. Check it, or copy it from the page itself.',
  'notify.audience-unknown': 'This plan, batch or item does not exist any more. Please choose another one.',
  'notify.begun': 'Sending has already begun and cannot be cancelled.',
  'notify.receivers-changed':
    'The recipients have changed since they were shown, so nothing was sent. Check them again, then send.',
  'notify.time-past': 'This time has passed. Choose a later one, or send it now.',
  'notify.nobody': 'This audience has no members, so there is nobody to tell.',
  'notify.unknown': 'There is no such notice.',
} as const;
