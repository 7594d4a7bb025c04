import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import IndentIncrease from 'lucide-react/icons/indent-increase';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';

import { texts } from '../../../lib/texts.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { symbolsOf } from '../workspace.rules.ts';
import { RunControls } from './run-controls.tsx';

/** Above the keyboard of a phone: the symbols that it hides, the keys that it lacks, and Run. */
export function PhoneBar({ workspace }: { readonly workspace: WorkspaceState }) {
  return (
    <div
      data-testid="phone-bar"
      data-print="hidden"
      className="shrink-0 border-t border-line bg-paper px-2 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      {/* A circuit is not typed. */}
      {workspace.languageKey !== 'circuit' && <Symbols workspace={workspace} />}
      <RunControls workspace={workspace} />
    </div>
  );
}

function Symbols({ workspace: { editor, languageKey } }: { readonly workspace: WorkspaceState }) {
  const words = texts.practice.workspace;
  const command = (name: 'undo' | 'cursorCharLeft' | 'cursorCharRight' | 'indentMore') => async () => {
    const view = editor.current?.view();
    if (!view) return;
    const commands = await import('@codemirror/commands');
    commands[name](view);
    view.focus();
  };
  return (
    <div role="toolbar" aria-label={words.symbols} className="mb-1.5 flex gap-1 overflow-x-auto pb-1">
      <Key label={words.undo} onPress={command('undo')} icon={<Undo2 size={18} />} />
      <Key label={words.left} onPress={command('cursorCharLeft')} icon={<ArrowLeft size={18} />} />
      <Key label={words.right} onPress={command('cursorCharRight')} icon={<ArrowRight size={18} />} />
      <Key label={words.indent} onPress={command('indentMore')} icon={<IndentIncrease size={18} />} />
      {symbolsOf(languageKey).map((symbol) => (
        <Key key={symbol} label={symbol} onPress={() => editor.current?.insert(symbol)} icon={symbol} />
      ))}
    </div>
  );
}

type KeyProps = {
  readonly label: string;
  readonly onPress: () => unknown;
  readonly icon: ReactNode;
};

function Key({ label, onPress, icon }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // The editor keeps the focus, so that the phone's keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => void onPress()}
      className="grid size-10 shrink-0 place-items-center rounded-small border border-line bg-raised font-code"
    >
      {icon}
    </button>
  );
}
