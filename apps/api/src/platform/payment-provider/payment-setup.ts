import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RazorpaySimulatorOptions } from '@abhyas/simulators/razorpay/razorpay-simulator';

import type { Config } from '../../config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { RAZORPAY, razorpayClient, type RazorpayKeys } from './razorpay-client.ts';

/** Where the simulated provider answers when no keys are set. */
export const SIMULATOR_PATH = '/sim/razorpay';
const SIMULATED_KEY_ID = 'rzp_test_simulator';

export type PaymentSetup = {
  readonly provider: PaymentProvider;
  /** Set when no keys are: the stand-in to mount, with the secrets that the client shares with it. */
  readonly simulator: RazorpaySimulatorOptions | undefined;
};

/**
 * The payment provider of the settings: Razorpay with its keys, otherwise the simulator under the same client.
 * @param localUrl our own address, known once we listen
 */
export async function setUpPayments(
  config: Pick<Config, 'razorpay' | 'dataDir'>,
  localUrl: () => string,
): Promise<PaymentSetup> {
  if (config.razorpay) {
    return { provider: razorpayClient(config.razorpay, RAZORPAY), simulator: undefined };
  }
  const folder = join(config.dataDir, 'simulators');
  await mkdir(folder, { recursive: true });
  const keys = await simulatedKeys(join(folder, 'razorpay-keys.json'));
  const address = {
    baseUrl: () => `${localUrl()}${SIMULATOR_PATH}`,
    checkoutScript: `${SIMULATOR_PATH}/checkout.js`,
    simulated: true,
  };
  const simulator = {
    ...keys,
    webhookUrl: () => `${localUrl()}/api/payment/webhook`,
    stateFile: join(folder, 'razorpay.json'),
  };
  return { provider: razorpayClient(keys, address), simulator };
}

const secret = () => randomBytes(24).toString('base64url');

/** Secrets of the simulator: drawn once for each copy, so that none is in the code. */
async function simulatedKeys(file: string): Promise<RazorpayKeys> {
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return JSON.parse(stored) as RazorpayKeys;
  const keys = { keyId: SIMULATED_KEY_ID, keySecret: secret(), webhookSecret: secret() };
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
