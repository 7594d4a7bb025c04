import { createContext } from 'react';

/** Where exercises are asked once more: nothing of earlier answers is shown, and nothing of a half one is kept. */
export type AskedAgain = {
  /** Names this round of asking: another one starts from the beginning. */
  readonly round: string;
  readonly onAnswer: (right: boolean) => void;
  /** The asking screen keeps the answers; they do not count as practice. */
  readonly isTest?: boolean;
};

export const AskedAgain = createContext<AskedAgain | null>(null);
