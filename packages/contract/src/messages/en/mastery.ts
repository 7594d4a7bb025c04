/** What a learner knows of the concepts of a course, and the daily review. */
export const mastery = {
  map: {
    title: 'Concepts',
    empty: 'This course does not name its concepts yet',
    groups: {
      refresh: 'To refresh',
      next: 'Next',
      known: 'Known',
      later: 'Later',
    },
    reasons: {
      remembered: 'You know it. It is asked again on {due}.',
      missed: 'Not right when it was last asked, on {last}.',
      fading: 'Last asked on {last}. Recall it before you forget it.',
      unpractised: 'You have finished its lesson and answered nothing on it yet.',
      lesson: 'You can begin its lesson now.',
      later: 'Its lesson comes later.',
      laterAfter: 'First learn: {needs}.',
    },
    /** What the state rests on. */
    evidence: {
      one: '{count} answer: {right} right at once, {helped} with help, {wrong} not right.',
      other: '{count} answers: {right} right at once, {helped} with help, {wrong} not right.',
    },
    lesson: 'Lesson: {title}',
  },
  review: {
    place: 'Exercise {number} of {count}',
    skip: 'Skip',
    done: 'That is today’s review',
    result: {
      one: 'You got {right} of {count} exercise right at the first try.',
      other: 'You got {right} of {count} exercises right at the first try.',
    },
    again: 'The others come back soon.',
    waiting: {
      one: '{count} more concept is due. It can wait until tomorrow.',
      other: '{count} more concepts are due. They can wait until tomorrow.',
    },
    more: 'Five more minutes',
    nothing: 'Nothing to review today',
    nextOn: 'The next review is on {date}.',
    newcomer: 'Answer the exercises of a lesson. They come back here before you forget what they are about.',
  },
} as const;
