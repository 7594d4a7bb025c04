import type { ConsoleEnd } from '@abhyas/contract/console';
import type { LanguageIndex } from '@abhyas/languages/index';

import type { Shown } from './screen.ts';

export type ConsoleProgram = {
  readonly code: string;
  readonly language: LanguageIndex;
  readonly assetId: string;
};

export type Phase = 'starting' | 'queued' | 'compiling' | 'running' | 'waiting' | 'over';

/** What the console shows. */
export type ConsoleState = {
  readonly phase: Phase;
  /** In the queue for a seat. */
  readonly place: number;
  readonly shown: Shown;
  /** False while the program asks for something secret, such as a password. */
  readonly echoes: boolean;
  readonly connected: boolean;
  /** Seconds until the program is ended because nobody types. */
  readonly idle: number | undefined;
  readonly end: ConsoleEnd | undefined;
  /** The learner ended it in this console. */
  readonly stoppedHere: boolean;
  readonly note: string | undefined;
};

export const STARTING: Omit<ConsoleState, 'shown'> = {
  phase: 'starting',
  place: 0,
  echoes: true,
  connected: true,
  idle: undefined,
  end: undefined,
  stoppedHere: false,
  note: undefined,
};
