import type { ConsoleProgram } from './console-state.ts';
import type { EarlierLines } from './earlier-lines.ts';
import type { StoredConversation } from './stored-conversation.ts';

/** A console that is on the screen. */
export type OpenedConsole = {
  readonly place: string;
  readonly program: ConsoleProgram;
  /** The conversation that was open when the page was left a moment ago. */
  readonly resumed?: StoredConversation | undefined;
  readonly earlier: EarlierLines;
  /** Distinguishes one opening from the next. */
  readonly times: number;
};

export type ConsolePanelProps = {
  readonly opened: OpenedConsole;
  /** The program as it is now, to be run again. */
  readonly current: () => ConsoleProgram;
  readonly onClose: () => void;
  /** Fills a pane that scrolls, instead of being a card of its own. */
  readonly inPane?: boolean;
  /** Takes what was typed as an input to run with. */
  readonly onKeep?: ((input: string) => void) | undefined;
  /** Runs it with that input, beside the expected answer. */
  readonly onCompare?: ((input: string) => void) | undefined;
  readonly onLine?: ((line: number) => void) | undefined;
};
