export const notifications = {
  title: 'Notifications',
  empty: 'You have not received any notifications.',
  newBadge: 'New',
  readAll: 'Mark all as read',
  allRead: '{count} marked as read.',
  undo: 'Undo',
  choose: 'What to be told of',
  kinds: {
    reply: 'Replies to what you wrote',
    official: 'Official answers',
    module: 'Modules that open for you',
    plan: 'Plans that are about to end',
    payment: 'Payments and refunds',
    support: 'Answers from support',
    judging: 'Solutions of yours that were judged again',
    news: 'News from the institute',
  },
  digest: 'A mail once a day when something is unread',
  newsMail: 'News from the institute also by mail',
  failed: 'Your notifications cannot be shown just now. Please try again.',
  /** Texts of the notifications themselves. */
  texts: {
    reply: '{name} replied to you in {title}.',
    official: 'There is an official answer for you in {title}.',
    payment: 'Your plan {plan} is active until {date}.',
    refund: '{amount} for the plan {plan} is on its way back to you.',
    refundTwice:
      'You had the plan {plan} already: the second payment of {amount} is on its way back to you in full.',
    refundLate:
      'Your order of the plan {plan} had expired when you paid: {amount} is on its way back to you in full.',
    plan: 'Your plan {plan} ends on {date}.',
    support: 'Your message {number} has an answer.',
    module: 'The module {title} is open for you now.',
    moduleClosed: 'The module {title} is closed again until its class.',
    staffGiven: 'You are on the staff now: {after}.',
    staffChanged: 'Your roles on the staff have changed: {after}.',
    staffTaken: 'You are no longer on the staff.',
    classMoved: 'Your class on {title} is on {date} now.',
    classCancelled: 'Your class on {title} on {date} is cancelled.',
    classRestored: 'Your class on {title} takes place on {date} after all.',
    judgedWorse:
      'A test was added to {title}, and your solution does not pass it yet. What you finished stays finished: have a look when you like.',
    judgedBetter: 'A test of {title} was corrected, and your solution passes. It was right all along.',
  },
} as const;

export const notificationErrors = {
  'notify.title-empty': 'Write the notification first.',
  'notify.title-long': 'The notification can have at most 200 characters. The mail has room for more.',
  'notify.body-long': 'The mail can have at most 5000 characters.',
  'notify.url-foreign': 'A link must be a path of ours, as /learn or /practise/1/two-sum.',
  'notify.url-nowhere':
    'Learners find nothing at this link: look at it again, or copy it from the page itself.',
  'notify.audience-unknown': 'There is no such plan, batch or item.',
  'notify.begun': 'It has begun already and cannot be taken back.',
  'notify.receivers-changed':
    'Meanwhile other people belong to it than were shown, and nobody was told. Look who it is now, and say it again.',
  'notify.nobody': 'Nobody belongs to this audience, so there is nobody to tell.',
  'notify.unknown': 'There is no such announcement.',
} as const;
