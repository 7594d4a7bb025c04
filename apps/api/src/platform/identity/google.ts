import { GoogleSimulator } from '@abhyas/simulators/google/google-simulator';

import { GoogleVerifier, type GooglePerson } from './google-verifier.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
/** Where our own server shows the simulator to the browser. */
export const SIMULATOR_PATH = '/sim/google';

/** Google sign-in, or its simulator: the same code talks to both. */
export type Google = {
  readonly clientId: string;
  /** The script that draws Google's button in the browser. */
  readonly scriptUrl: string;
  readonly simulated: boolean;
  /** Its routes belong under SIMULATOR_PATH. */
  readonly simulator: GoogleSimulator | undefined;
  verify(idToken: string, nonce?: string): Promise<GooglePerson>;
  close(): Promise<void>;
};

/** Opens Google sign-in. With no client id set, a simulator on loopback takes Google's place. */
export async function openGoogle(clientId: string | undefined): Promise<Google> {
  if (clientId !== undefined) {
    const verifier = new GoogleVerifier({ clientId, keysUrl: new URL(GOOGLE_KEYS) });
    return {
      clientId,
      scriptUrl: GOOGLE_SCRIPT,
      simulated: false,
      simulator: undefined,
      verify: (idToken, nonce) => verifier.verify(idToken, nonce),
      close: () => Promise.resolve(),
    };
  }
  const simulator = new GoogleSimulator();
  const keysUrl = await simulator.listen();
  const verifier = new GoogleVerifier({ clientId: simulator.clientId, keysUrl });
  return {
    clientId: simulator.clientId,
    scriptUrl: `${SIMULATOR_PATH}/client.js`,
    simulated: true,
    simulator,
    verify: (idToken, nonce) => verifier.verify(idToken, nonce),
    close: () => simulator.close(),
  };
}
