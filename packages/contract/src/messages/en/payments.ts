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
  captured: 'Your payment was successful. Your plan is active.',
  /** What createorder and capture answer as `err`; the screen puts the spec's words before it. */
  err: {
    planUnknown: 'There is no such plan.',
    comingSoon: 'This course will be available soon.',
    owned: 'You have already purchased this course.',
    contentsOwned: "Your purchased courses already have all of this course's contents!",
    otherAccount: 'This checkout belongs to another account. Please log in again.',
    stateNeeded: 'Please choose your State: the invoice needs it.',
    gstinInvalid: 'This GSTIN is not right. Please check it, or leave it empty.',
    tooMany: 'You have opened many orders in the last hour. Please try again later.',
    providerDown:
      'The payment provider cannot be reached just now. Nothing was charged. Please try again in a minute.',
    unknownOrder: 'This payment does not belong to an order of yours.',
    notProven: 'This payment could not be verified.',
    failed: 'The bank did not complete this payment. Nothing was charged. You can try again.',
    pending:
      'The bank has not confirmed this payment yet. You need not pay again: your plan opens by itself as soon as the money arrives, and we write to you.',
    returned: 'You have this plan already, so this second payment is being returned to you in full.',
  },
  succeeded: 'Your purchase was successful!',
  succeededPlain: 'You have successfully purchased the plan!',
} as const;

export const paymentErrors = {
  'payments.order-unknown': 'There is no such order.',
  'payments.webhook-forged': 'This event is not signed by the payment provider.',
  'payments.webhook-garbled': 'This event cannot be read.',
} as const;
