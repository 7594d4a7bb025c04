/** What the payments console refuses, and why. Only staff read it. */
export const paymentsStaffErrors = {
  'payments.reason-missing': 'Give a short reason, so that others can understand this later.',
  'payments.reason-long': 'The reason can have at most 500 characters.',
  'payments.amount-invalid': 'Enter an amount in rupees of at least ₹1.',
  'payments.refund-too-much': 'Only {left} of this payment can still be refunded.',
  'payments.sent-otherwise':
    'This was received before, with the details that you entered first: those count. Close this window and look before you enter it again.',
  'payments.refund-nothing-left': 'This payment has already been refunded in full, or is about to be.',
  'payments.payment-unknown': 'No such payment was received for this order.',
  'payments.provider-unreachable':
    'The payment provider cannot be reached right now. Nothing was changed. Please try again in a minute.',
  'payments.never-at-provider': 'The provider does not know this order: no payment was ever started there.',
  'payments.day-invalid': 'There is no such day. Choose one from the calendar.',
  'payments.received-later': 'This day is in the future. Enter the day on which the money was received.',
  'payments.reference-missing': 'Enter the number of the receipt or transfer.',
  'payments.reference-long': 'The number can have at most 60 characters.',
  'payments.reference-used':
    'A payment with this number is already recorded. Search for it among the orders and the payments waiting for approval.',
  'payments.note-long': 'The note can have at most 500 characters.',
  'payments.buyer-unknown': 'This account no longer exists. Ask the learner to register again.',
  'payments.plan-unknown': 'This plan is no longer offered.',
  'payments.plan-held':
    'The learner already has this plan until {date}, so approving would sell it twice. Extend the plan instead, or reject this payment and return the money.',
  'payments.state-missing': 'Choose the buyer’s State: the invoice needs it.',
  'payments.gstin-invalid': 'This GSTIN is not valid. Check each character, or leave it empty.',
  'payments.offline-unknown': 'There is no such recorded payment.',
  'payments.offline-decided': 'This payment has already been {state}.',
  'payments.offline-same-person':
    'You recorded this payment yourself, so another member of staff must approve it.',
  'payments.class-access-unknown': 'There is no such grant to a class.',
  'payments.class-access-decided': 'This has already been decided.',
  'payments.class-access-same-person': 'You requested this, so somebody else must grant it.',
  'payments.class-access-own-plan': 'You are in this class yourself, so somebody else must grant it.',
  'payments.offline-own-plan': 'This payment is for your own account, so somebody else must approve it.',
  'payments.seller-name-missing': 'Enter the seller’s registered name.',
  'payments.seller-address-missing': 'Enter the seller’s address: every document shows it.',
  'payments.seller-field-long': 'This can have at most {max} characters.',
  'payments.seller-gstin-missing': 'A registered seller needs a GSTIN.',
  'payments.seller-gstin-state':
    'The first two digits of the GSTIN stand for another State. Check the State and the GSTIN.',
  'payments.seller-gstin-none': 'An unregistered seller has no GSTIN. Leave it empty.',
  'payments.seller-sac-invalid': 'A services accounting code has 4 to 6 digits and begins with 99.',
  'payments.seller-email-invalid': 'Enter an email address, or leave it empty.',
  'payments.seller-missing':
    'First enter the seller’s details under Money, Seller: every invoice must name the seller.',
  'payments.prefix-invalid':
    'Use one to three capital letters or digits: a document number can have at most 16 characters.',
  'payments.prefix-same': 'Invoice and credit note numbers must begin differently.',
  'payments.access-waits':
    'This plan is already waiting for approval for this learner: see “Waiting for approval” above.',
  'payments.access-same-person': 'You requested this yourself, so another member of staff must approve it.',
  'payments.access-own-plan': 'This is for your own account, so somebody else must approve it.',
  'payments.access-request-unknown': 'This request no longer exists. Make a new one.',
  'payments.access-decided': 'This has already been decided.',
  'payments.access-unknown': 'There is no such grant.',
  'payments.access-revoked': 'This plan was revoked. Grant it again.',
  'payments.access-until-past': 'Choose a day in the future.',
  'payments.access-until-far': 'A plan can be granted for at most ten years.',
  'payments.access-until-sooner': 'The plan already runs until {date}. Choose a later day.',
  'payments.access-held': 'The learner already has this plan until {date}. Extend it instead.',
} as const;
