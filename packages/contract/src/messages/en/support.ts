import { PRODUCT } from '../../product.ts';

export const support = {
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
  'support.too-long': 'This text can have at most 10000 characters.',
} as const;
