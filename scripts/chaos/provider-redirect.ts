import { RAZORPAY } from '../../apps/api/src/platform/payment-provider/razorpay-client.ts';

/** Loaded ahead of an API process of a site: the product has no setting for it, so that nobody can bend its payments. */
const { CHAOS_PROVIDER: address } = process.env;
if (address !== undefined) Object.assign(RAZORPAY, { baseUrl: () => address });
