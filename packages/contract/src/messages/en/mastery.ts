/** What a learner knows of the concepts of a course, and the daily review. */
export const mastery = {
  map: {
    title: 'Concepts',
    lead: 'What your answers in {course} say about each concept.',
    empty: 'This course does not name its concepts yet',
    counts: '{known} known · {refresh} to refresh · {next} next · {later} later',
    groups: {
      refresh: 'To refresh',
      next: 'Next',
      known: 'Known',
      later: 'Later',
    },
    none: {
      refresh: 'Nothing to refresh today.',
      next: 'There is no lesson left to begin.',
      known: 'Nothing yet. A concept stands here once you have answered an exercise on it.',
      later: 'Nothing is left for later.',
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
} as const;
