export const payments = {
  includes: 'This includes',
  expiresOn: 'Expires on',
  purchased: 'Purchased',
  comingSoon: { title: 'Stay Tuned', text: 'This course will be available soon.' },
  owned: { title: 'Attention', text: 'You have already purchased this course.' },
  overlap: {
    title: 'Attention',
    text: "Your purchased courses already have all of this course's contents!",
  },
  selected: 'You have selected the following plan',
  alreadyPurchased: 'You have already purchased the following plan',
  invalidCheckout: 'Invalid Checkout. Please refresh.',
  plansFailed: { msg: 'Unable to get the Pricing Plans. Please refresh the page.', type: 'error' },
  orderFailed: { msg: 'Unable to create an Order. Please refresh the page.', type: 'error' },
  captureCode1: 'There was an issue with your Payment. Please contact Support! CODE: 1 ERROR: ',
  captureCode2: 'There was an issue with your Payment. Please contact Support! CODE: 2',
  captureNetwork: 'There was an issue with your Payment. Please contact Support! ERROR: ',
  idsMissing: 'Unable to get the necessary IDs. If the problem persists, please contact Support!',
  succeeded: 'Your purchase was successful!',
  succeededPlain: 'You have successfully purchased the plan!',
} as const;

export const paymentErrors = {
  'payments.plan-unknown': 'There is no such plan.',
} as const;
