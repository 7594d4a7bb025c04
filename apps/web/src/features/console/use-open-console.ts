import { useEffect, useState, type ComponentType } from 'react';

import type { ConsoleProgram } from './console-state.ts';
import { isConversationFree } from './conversation-lock.ts';
import { EarlierLines } from './earlier-lines.ts';
import { conversationLeftAt, type StoredConversation } from './stored-conversation.ts';
import type { ConsolePanelProps, OpenedConsole } from './opened-console.ts';

export type Panel = ComponentType<ConsolePanelProps>;

export type OpenConsole = {
  readonly opened: OpenedConsole | null;
  /** What draws it, fetched when it is first opened; null when that failed. */
  readonly panel: Panel | null | undefined;
  readonly open: (program: ConsoleProgram) => void;
  readonly close: () => void;
};

export const loadPanel = async (): Promise<Panel> =>
  (await import('./components/console-panel.tsx')).ConsolePanel;

/** Whether the console of this place is open; after a reload in the middle of a conversation it is open again. */
export function useOpenConsole(place: string, load = loadPanel): OpenConsole {
  const [opened, setOpened] = useState<OpenedConsole | null>(null);
  const [panel, setPanel] = useState<Panel | null>();
  const [earlier] = useState(() => new EarlierLines());
  const open = (program: ConsoleProgram, resumed?: StoredConversation): void => {
    for (const { typed } of resumed?.typed ?? []) {
      if (typed.key === 'text') earlier.add(typed.text.replace(/\n$/, ''));
    }
    setOpened((last) => ({ place, program, resumed, earlier, times: (last?.times ?? 0) + 1 }));
    load().then(
      (loaded) => setPanel(() => loaded),
      () => setPanel(null),
    );
  };
  useEffect(() => {
    const resumed = conversationLeftAt(place);
    if (!resumed) return undefined;
    let isHere = true;
    // The server that draws the landing page knows nothing of it: it comes after the first drawing.
    void isConversationFree(resumed.runId).then(
      (isFree) => isHere && isFree && open(resumed.program, resumed),
    );
    return () => {
      isHere = false;
    };
    // Once for each place.
    // eslint-disable-next-line react/exhaustive-deps
  }, [place]);
  return { opened, panel, open, close: () => setOpened(null) };
}
