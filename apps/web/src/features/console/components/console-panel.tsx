import { fill } from '@abhyas/contract/fill';
import Square from 'lucide-react/icons/square';
import X from 'lucide-react/icons/x';
import { useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { ConsoleState } from '../console-state.ts';
import type { ConsolePanelProps } from '../opened-console.ts';
import { useConsole } from '../use-console.ts';
import { ConsoleEnding } from './console-ending.tsx';
import { ConsoleField } from './console-field.tsx';
import { ConsoleLog } from './console-log.tsx';

/** Runs a program and talks with it: what it shows, a field for what it asks, and how it ended. */
export function ConsolePanel(props: ConsolePanelProps) {
  const { opened, current, onClose, inPane = false, ...actions } = props;
  const { session, state, again } = useConsole(opened);
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const words = texts.console;
  const isOver = state.phase === 'over';
  const close = (): void => {
    onClose();
    opener?.focus();
  };
  return (
    <section
      aria-label={words.title}
      data-print="hidden"
      className={cx(
        'bg-raised',
        inPane
          ? '-mx-3 -my-2 flex min-h-[calc(100%+1rem)] flex-col'
          : 'overflow-hidden rounded-card border border-edge',
      )}
    >
      <header
        className={cx(
          'flex min-h-11 items-center gap-2 border-b border-line bg-raised pl-3',
          inPane && 'sticky -top-2 z-1',
        )}
      >
        <Status state={state} />
        {!isOver && (
          <Button
            size="small"
            className="my-1 shrink-0"
            icon={<Square size={14} aria-hidden="true" />}
            onClick={() => void session.stop()}
          >
            {texts.running.stop}
          </Button>
        )}
        <IconButton size="small" label={words.close} icon={<X size={18} />} onClick={close} />
      </header>
      <ConsoleLog shown={state.shown} isOver={isOver} grows={inPane} />
      {!isOver && <ConsoleField session={session} state={state} earlier={opened.earlier} />}
      <Notes state={state} />
      <ConsoleEnding
        session={session}
        state={state}
        inPane={inPane}
        onAgain={(typed) => again(current(), typed)}
        {...actions}
      />
    </section>
  );
}

/** What the program is doing; a screen reader also hears what it asks. */
function Status({ state }: { readonly state: ConsoleState }) {
  const waits = state.connected && state.phase === 'waiting';
  const asked = state.shown.open.spans.map(({ text }) => text).join('');
  return (
    <output
      className={cx(
        'min-w-0 grow py-1 text-small leading-tight',
        waits ? 'font-medium text-link' : 'text-soft',
      )}
    >
      <span data-testid="console-status">{statusText(state)}</span>
      {waits && asked !== '' && <span className="sr-only">: {asked}</span>}
    </output>
  );
}

function statusText({ phase, place, echoes, connected }: ConsoleState): string {
  const words = texts.console;
  if (!connected) return words.reconnecting;
  if (phase === 'waiting' && !echoes) return words.waitingSecret;
  return fill(words.phases[phase], { place });
}

function Notes({ state: { idle, note } }: { readonly state: ConsoleState }) {
  const told = note ?? (idle === undefined ? '' : fill(texts.console.idle, { seconds: idle }));
  return (
    <output className="block">
      {told !== '' && (
        <span
          data-testid="console-note"
          className="block border-t border-line bg-warn-soft px-3 py-2 text-small text-warn"
        >
          {told}
        </span>
      )}
    </output>
  );
}
