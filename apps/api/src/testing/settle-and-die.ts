import { Client } from 'pg';

import { orderId } from '../features/payments/order-id.ts';
import { settleOrder } from '../features/payments/settlement.service.ts';
import { openDatabase } from '../platform/database/database.ts';
import { providerPayment } from '../platform/payment-provider/payment-provider.ts';

/**
 * A process that settles a payment and is killed on the way, by the hardest signal: right before its n-th
 * statement, or once the database has answered it. Started by settlement-kill.test.ts.
 */
const [databaseUrl = '', order = '', payment = '', deathAt = '', moment = ''] = process.argv.slice(2);

const die = () => process.kill(process.pid, 'SIGKILL');

let statements = 0;
type Query = (...parts: unknown[]) => Promise<unknown>;
const prototype = Client.prototype as unknown as { query: Query };
const ask = prototype.query;
prototype.query = async function query(this: unknown, ...parts) {
  statements += 1;
  const fatal = statements === Number(deathAt);
  if (fatal && moment === 'before') die();
  const answer = await ask.apply(this, parts);
  if (fatal) die();
  return answer;
};

const db = openDatabase(databaseUrl, () => undefined);
const told = providerPayment.parse(JSON.parse(payment));
await settleOrder(db, orderId.parse(order), { paymentId: told.id, payment: told, source: 'webhook' });
await db.destroy();
