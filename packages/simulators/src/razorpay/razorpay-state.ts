import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Shapes of Razorpay's API, as its documentation names them. Times are Unix seconds, amounts paise. */
export type SimulatedOrder = {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  amount_paid: number;
  amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  readonly notes: Record<string, string>;
  readonly created_at: number;
};

export type SimulatedPayment = {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string;
  readonly method: string;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  error_code: string | null;
  error_description: string | null;
  readonly created_at: number;
};

export type SimulatedRefund = {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  readonly notes: Record<string, string>;
  status: 'pending' | 'processed' | 'failed';
  readonly created_at: number;
};

type Snapshot = {
  orders: Record<string, SimulatedOrder>;
  payments: Record<string, SimulatedPayment>;
  refunds: Record<string, SimulatedRefund>;
  /** What a refund with an idempotency key answered. */
  refundKeys: Record<string, string>;
};

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in Razorpay's form: a prefix and 14 letters or digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  const letters = Array.from(randomBytes(14), (byte) => ID_ALPHABET.charAt(byte % ID_ALPHABET.length));
  return `${prefix}_${letters.join('')}`;
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The simulated provider's books. With a file they outlive a restart, as the real provider's do. */
export class RazorpayState {
  readonly #file: string | undefined;
  readonly #data: Snapshot;

  constructor(file?: string) {
    this.#file = file;
    this.#data =
      file && existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as Snapshot)
        : { orders: {}, payments: {}, refunds: {}, refundKeys: {} };
  }

  order(id: string): SimulatedOrder | undefined {
    return this.#data.orders[id];
  }

  payment(id: string): SimulatedPayment | undefined {
    return this.#data.payments[id];
  }

  refundByKey(key: string): SimulatedRefund | undefined {
    const id = this.#data.refundKeys[key];
    return id === undefined ? undefined : this.#data.refunds[id];
  }

  refundsOf(paymentId: string): SimulatedRefund[] {
    return Object.values(this.#data.refunds).filter((refund) => refund.payment_id === paymentId);
  }

  paymentsOf(orderId: string): SimulatedPayment[] {
    return Object.values(this.#data.payments).filter((payment) => payment.order_id === orderId);
  }

  addOrder(order: SimulatedOrder): void {
    this.#data.orders[order.id] = order;
    this.save();
  }

  addPayment(payment: SimulatedPayment): void {
    this.#data.payments[payment.id] = payment;
    this.save();
  }

  addRefund(refund: SimulatedRefund, key: string | undefined): void {
    this.#data.refunds[refund.id] = refund;
    if (key !== undefined) this.#data.refundKeys[key] = refund.id;
    this.save();
  }

  /** Writes the books down; call it after changing an entity in place. */
  save(): void {
    if (this.#file === undefined) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#data));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
