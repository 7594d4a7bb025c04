import * as z from 'zod';

/** The provider's own id of an order, which is none of ours. */
export const providerOrderId = z.string().brand<'ProviderOrderId'>();
export type ProviderOrderId = z.infer<typeof providerOrderId>;

/** States of a payment at the provider. Refunded ones were captured before. */
export const providerPayment = z.object({
  id: z.string(),
  order_id: providerOrderId.nullable(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().nullish(),
  error_description: z.string().nullish(),
  /** Seconds since 1970, when the buyer began to pay. */
  created_at: z.number().int().optional(),
  amount_refunded: z.number().int().nullish(),
});
export type ProviderPayment = z.infer<typeof providerPayment>;

export const providerRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
  /** Which of our refunds it is; nothing for one that was made in the provider's own dashboard. */
  notes: z.object({ refundId: z.uuid().optional() }).catch({}),
});
export type ProviderRefund = z.infer<typeof providerRefund>;

/** A buyer's bank wants the money back. */
export const providerDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int().positive(),
  /** `open`: somebody has to answer. A state that we do not know is looked at by people, too. */
  status: z.enum(['open', 'under_review', 'closed', 'won', 'lost']).catch('open'),
  /** Seconds since 1970. */
  respond_by: z.number().int().nullish(),
});
export type ProviderDispute = z.infer<typeof providerDispute>;

/** The provider could not be asked: slow, down, or not making sense. Nothing is known; ask again later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider understood and said no. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/**
 * What the product needs of a payment provider. Amounts are paise.
 * Every method throws ProviderUnavailable or ProviderRefusal.
 */
export type PaymentProvider = {
  /** The public key that the browser's window needs. */
  readonly keyId: string;
  /** Address of the window's script. */
  readonly checkoutScript: string;
  /** True for the local stand-in, where no money moves. */
  readonly simulated: boolean;
  createOrder(order: {
    amountPaise: number;
    receipt: string;
    notes: Record<string, string>;
  }): Promise<ProviderOrderId>;
  payment(paymentId: string): Promise<ProviderPayment>;
  paymentsOf(id: ProviderOrderId): Promise<ProviderPayment[]>;
  capture(paymentId: string, amountPaise: number): Promise<ProviderPayment>;
  /** Asking again for the refund with the same id, which is ours, gives the same refund. */
  refund(refund: { paymentId: string; amountPaise: number; refundId: string }): Promise<ProviderRefund>;
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** True when `signature` was made over the provider's order id and the payment id with our key secret. */
  isPaymentSignature(id: ProviderOrderId, paymentId: string, signature: string): boolean;
  /** True when `signature` was made over exactly these bytes with the webhook's secret. */
  isWebhookSignature(rawBody: Uint8Array, signature: string): boolean;
};
