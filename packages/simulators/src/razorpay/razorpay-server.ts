import Fastify from 'fastify';

import { razorpaySimulator, type RazorpaySimulatorOptions } from './razorpay-simulator.ts';

export type RazorpayServer = {
  /** Where its API, its window's script and its bank answer. */
  readonly address: string;
  close(): Promise<void>;
};

/** The stand-in for Razorpay on a port of its own, for products of several processes. */
export async function startRazorpayServer(
  host: string,
  options: RazorpaySimulatorOptions,
): Promise<RazorpayServer> {
  const server = Fastify();
  await server.register(razorpaySimulator, options);
  const address = await server.listen({ host, port: 0 });
  return { address, close: () => server.close() };
}
