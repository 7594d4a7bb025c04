import { limits } from '../../limits.ts';
import { PRODUCT } from '../../product.ts';

export const support = {
  title: 'Support',
  lead: 'We read everything. Each message gets a number, and we answer on this page and by mail.',
  submit: 'Submit',
  feedback: { title: 'Feedback or suggestion', label: 'What works, what does not, what would help you?' },
  request: { title: 'Content request', label: 'Which topic, lesson or problem is missing?' },
  testimonial: {
    title: 'Testimonial',
    label: 'How has it been for you?',
    mayShow: 'You may show this text with my name to others.',
  },
  history: 'Your messages',
  noHistory: 'You have not written to us yet.',
  number: 'No. {number}',
  status: {
    received: 'Received',
    'in-progress': 'We are on it',
    answered: 'Answered',
    closed: 'Closed',
  },
  answer: `${PRODUCT} answered`,
  reportAbout: 'A problem with {title}',
  shown: 'Shown to others with your name',
  notShown: 'Not shown to others',
  withdraw: 'Do not show it',
  allow: 'You may show it with my name',
  received: {
    feedback: {
      msg: 'We have received your feedback. We will get back to you soon.',
      type: 'success',
    },
    request: {
      msg: 'We have received your new content request. We will update you soon.',
      type: 'success',
    },
    testimonial: {
      msg: `We have received your testimonial. Thank you for using ${PRODUCT}.`,
      type: 'success',
    },
  },
  notSaved: {
    msg: 'Thanks for your feedback. We could not save it just now, so your text is kept here: please submit it again.',
    type: 'info',
  },
} as const;

export const supportErrors = {
  'support.feedback-empty': 'The Feedback field is empty.',
  'support.request-empty': 'The Request field is empty.',
  'support.testimonial-empty': 'The Testimonial field is empty.',
  'support.too-long': `This text can have at most ${limits.supportMax} characters.`,
  'support.unknown': 'There is no message with this number.',
  'support.answer-empty': 'Write the answer first.',
  'support.no-consent': 'Its author has not agreed to this text being shown.',
  'support.excerpt-changed':
    'Only the learner’s own words can be shown: choose a part of the text without changing it.',
  'support.excerpt-long': 'Choose a part of at most 600 characters.',
  'support.too-many':
    'You have written to us several times in the last hour. Please try again later. Your text is kept here.',
} as const;
