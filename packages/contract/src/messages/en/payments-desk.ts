/** What the money desk refuses, and why. Only staff read it. */
export const paymentsDeskErrors = {
  'payments.reason-missing': 'Say why, in a few words: whoever looks at this later must understand it.',
  'payments.reason-long': 'The reason may have 500 characters at most.',
  'payments.amount-invalid': 'Enter an amount in rupees of at least ₹1.',
  'payments.refund-too-much': 'Only {left} of this payment can still be given back.',
  'payments.refund-nothing-left': 'All of this payment has been given back already, or is about to be.',
  'payments.payment-unknown': 'This order has no such payment that was received.',
  'payments.provider-unreachable':
    'The payment provider cannot be reached just now. Nothing was changed; please try again in a minute.',
  'payments.never-at-provider':
    'The provider knows nothing of this order: its payment was never begun there.',
  'payments.day-invalid': 'This day does not exist. Choose it from the calendar.',
  'payments.received-later': 'Money cannot be received in the future. Check the day.',
  'payments.reference-missing': 'Enter the number of the receipt or of the transfer.',
  'payments.reference-long': 'The number may have 60 characters at most.',
  'payments.reference-used':
    'A payment with this number is recorded already. Search for the number among the orders and the payments that wait.',
  'payments.note-long': 'The note may have 500 characters at most.',
  'payments.buyer-unknown': 'This account is gone. Ask the learner to register again.',
  'payments.plan-unknown': 'This plan is not offered any more.',
  'payments.plan-held':
    'The learner holds this plan until {date}, so approving would sell it twice. Extend the access, or reject this payment and return the money.',
  'payments.state-missing': 'Choose the State of the buyer: the invoice needs it.',
  'payments.gstin-invalid': 'This GSTIN is not right: check each character, or leave it empty.',
  'payments.offline-unknown': 'There is no such recorded payment.',
  'payments.offline-decided': 'This payment has been decided already: it was {state}.',
  'payments.offline-same-person':
    'You recorded this payment yourself, so somebody else of the staff must approve it.',
  'payments.class-access-unknown': 'There is no such grant to a class.',
  'payments.class-access-decided': 'This was decided already.',
  'payments.class-access-same-person': 'You asked for this, so somebody else must give it.',
  'payments.class-access-own-plan':
    'You are on the list of this class yourself, so somebody else must give it.',
  'payments.offline-own-plan': 'This payment is for your own account, so somebody else must approve it.',
  'payments.seller-name-missing': 'Enter the name of the seller as it is registered.',
  'payments.seller-address-missing': 'Enter the address of the seller: every document shows it.',
  'payments.seller-field-long': 'This may have {max} characters at most.',
  'payments.seller-gstin-missing': 'A registered seller needs a GSTIN.',
  'payments.seller-gstin-state':
    'The first two digits of the GSTIN name another State. Check the State or the GSTIN.',
  'payments.seller-gstin-none': 'A seller who is not registered has no GSTIN. Leave it empty.',
  'payments.seller-sac-invalid': 'The services accounting code has 4 to 6 digits and begins with 99.',
  'payments.seller-email-invalid': 'Enter a mail address, or leave it empty.',
  'payments.seller-missing': 'Say first who sells, under Money, Seller: the invoice must name it.',
  'payments.prefix-invalid': 'Use one to three capital letters or digits: a number may have 16 characters.',
  'payments.prefix-same': 'Invoices and credit notes need different beginnings.',
  'payments.access-waits':
    'The same plan waits for approval for this learner already: see “Waiting for approval” above.',
  'payments.access-same-person':
    'You asked for this yourself, so somebody else of the staff must approve it.',
  'payments.access-own-plan': 'This is for your own account, so somebody else must approve it.',
  'payments.access-request-unknown': 'This request is gone. Ask anew.',
  'payments.access-decided': 'Somebody has decided this already.',
  'payments.access-unknown': 'There is no such access.',
  'payments.access-revoked': 'This access was taken back. Grant the plan anew.',
  'payments.access-until-past': 'Choose a day in the future.',
  'payments.access-until-far': 'Access can be given for ten years at most.',
  'payments.access-until-sooner': 'The plan runs until {date} already. Choose a later day.',
  'payments.access-held': 'The learner holds this plan until {date} already. Extend it instead.',
} as const;
