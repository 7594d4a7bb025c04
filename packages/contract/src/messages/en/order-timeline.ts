/** What the timeline of an order says; the API fills it in. */
export const orderTimeline = {
  who: {
    buyer: 'The buyer',
    provider: 'The payment provider',
    product: 'Abhyas',
    gone: 'Somebody who has left',
    capture: "The buyer's browser",
    webhook: 'Webhook',
    reconciler: 'Abhyas asked the provider',
    staff: 'Staff',
  },
  what: {
    opened: 'Order opened: {plan}, {amount}',
    payment: 'Payment {id}: {status}, {amount}, {method}',
    event: 'Event {name} arrived',
    refundAsked: 'Refund of {amount} asked for: {reason}',
    refundDone: 'Refund of {amount} completed',
    invoice: 'Invoice {number} issued over {amount}',
    'credit-note': 'Credit note {number} issued over {amount}',
    opens: 'Access opened until {date}',
    revoked: 'Access taken back',
    extend: 'Access extended to {date}: {reason}',
    revoke: 'Access taken back: {reason}',
    grant: 'Access granted until {date}: {reason}',
  },
} as const;
