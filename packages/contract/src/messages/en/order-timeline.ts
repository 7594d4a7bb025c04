/** What the timeline of an order says; the API fills it in. */
export const orderTimeline = {
  who: {
    buyer: 'The buyer',
    provider: 'The payment provider',
    product: 'Abhyas',
    gone: 'A former member',
    capture: "The buyer's browser",
    webhook: 'Webhook',
    reconciler: 'Abhyas asked the provider',
    staff: 'Staff',
  },
  what: {
    opened: 'Order opened: {plan}, {amount}',
    payment: 'Payment {id}: {status}, {amount}, {method}',
    event: 'Event {name} arrived',
    refundAsked: 'Refund of {amount} requested: {reason}',
    refundDone: 'Refund of {amount} completed',
    invoice: 'Invoice {number} issued for {amount}',
    'credit-note': 'Credit note {number} issued for {amount}',
    opens: 'Access opened until {date}',
    revoked: 'Access revoked',
    extend: 'Access extended until {date}: {reason}',
    revoke: 'Access revoked: {reason}',
    grant: 'Access granted until {date}: {reason}',
  },
} as const;
