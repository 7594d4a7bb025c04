import * as z from 'zod';

/** Our id of an order. The provider has one of its own (`ProviderOrderId`); neither can stand for the other. */
export const orderId = z.string().brand<'OrderId'>();
export type OrderId = z.infer<typeof orderId>;
