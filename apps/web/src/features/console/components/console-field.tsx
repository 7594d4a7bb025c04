import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { ConsoleState, Phase } from '../console-state.ts';
import type { EarlierLines } from '../earlier-lines.ts';
import type { ConsoleSession } from '../session.ts';
import { useTypedLine, type TypedLine } from '../use-typed-line.ts';
import { Spans } from './console-log.tsx';

type Props = {
  readonly session: ConsoleSession;
  readonly state: ConsoleState;
  readonly earlier: EarlierLines;
};

/** The browser's own field, with what the program asks beside it. Enter sends. */
export function ConsoleField({ session, earlier, state: { phase, echoes, shown } }: Props) {
  const line = useTypedLine({ session, echoes, earlier });
  const field = useRef<HTMLInputElement>(null);
  const words = texts.console;
  useFieldInSight(field, phase);

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const act = actionOf(event, line);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <form onSubmit={line.submit} className="flex items-center gap-2 px-2">
        <label
          data-waiting={phase === 'waiting' || undefined}
          className={cx(
            'flex min-h-11 min-w-0 grow flex-wrap items-center gap-x-2 rounded-card border px-2 font-code text-small',
            'focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-link',
            phase === 'waiting' ? 'border-link bg-link-soft' : 'border-edge bg-paper',
          )}
        >
          <span className="sr-only">{echoes ? words.line : words.secret}</span>
          <span className="max-w-full py-1 break-words whitespace-pre-wrap" data-testid="console-prompt">
            <Spans line={shown.open} />
          </span>
          <input
            ref={field}
            type={echoes ? 'text' : 'password'}
            value={line.text}
            onChange={(event) => line.write(event.target.value)}
            onKeyDown={press}
            onPaste={line.paste}
            onBeforeInput={line.insert}
            autoComplete={echoes ? 'off' : 'new-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
            className="min-h-10 min-w-24 touch:min-h-11 flex-1 scroll-mb-14 bg-transparent max-learn:scroll-mb-28 max-learn:short:scroll-mb-14 text-base outline-none"
          />
        </label>
        <Button type="submit" className="shrink-0">
          {words.send}
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-1 px-1 py-1">
        <FieldButton name={words.endOfInput} hint={`${words.endOfInput} (Ctrl+D)`} onClick={line.endInput} />
        <FieldButton name={words.interrupt} hint={words.interruptHint} onClick={line.interrupt} />
        <output className="text-small text-warn">{line.told}</output>
      </div>
    </>
  );
}

/** The field has the keyboard, and is seen: also when a phone's own opens, and when a long answer has pushed it down. */
function useFieldInSight(field: RefObject<HTMLInputElement | null>, phase: Phase): void {
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    const show = (): void => keepInSight(field.current);
    visualViewport?.addEventListener('resize', show);
    return () => visualViewport?.removeEventListener('resize', show);
  }, [field]);
  useEffect(() => {
    if (phase === 'waiting') keepInSight(field.current);
  }, [field, phase]);
}

function keepInSight(field: HTMLInputElement | null): void {
  if (document.activeElement === field) field?.scrollIntoView({ block: 'nearest' });
}

type FieldButtonProps = { readonly name: string; readonly hint: string; readonly onClick: () => void };

function FieldButton({ name, hint, onClick }: FieldButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      title={hint}
      // The field keeps the focus, so that the phone's keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {name}
    </Button>
  );
}

/** What a key does instead of what the browser would do. Ctrl+C copies what is selected, as everywhere. */
function actionOf(event: KeyboardEvent<HTMLInputElement>, line: TypedLine): (() => void) | undefined {
  if (event.nativeEvent.isComposing || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const { selectionStart, selectionEnd } = event.currentTarget;
  if (event.ctrlKey) {
    if (event.key === 'c' && selectionStart === selectionEnd) return line.interrupt;
    return event.key === 'd' ? line.endInput : undefined;
  }
  if (event.key === 'ArrowUp') return () => line.recall(1);
  return event.key === 'ArrowDown' ? () => line.recall(-1) : undefined;
}
