import { setTimeout as sleep } from 'node:timers/promises';

import { send } from './ask.ts';
import type { Attack, Attackers } from './attacks.ts';

/** So that refusals, which come at once, do not make the attack one of this machine's own processor. */
const BETWEEN_MS = 20;

export type Attacking = {
  /** Answers so far. */
  readonly answered: () => number;
  /** Ends it, and whatever it has under way. */
  stop(): Promise<void>;
};

/** Begins an attack that goes on until it is stopped. */
export function beginAttack(address: string, attack: Attack, attackers: Attackers): Attacking {
  const ending = new AbortController();
  let turn = 0;
  let answered = 0;
  const connection = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const asked = attack.ask(turn, attackers);
      turn += 1;
      await send(address, { ...asked, signal: ending.signal })
        .then((answer) => answer.arrayBuffer())
        .then(() => (answered += 1))
        .catch(() => undefined);
      await sleep(BETWEEN_MS);
    }
  };
  const connections = Array.from({ length: attack.connections }, connection);
  return {
    answered: () => answered,
    stop: async () => {
      ending.abort();
      await Promise.all(connections);
    },
  };
}
