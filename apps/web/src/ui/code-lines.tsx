import { fill } from '@abhyas/contract/fill';
import {
  memo,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { texts } from '../../../lib/texts.ts';
import { drawnTheme, onThemeChange } from '../../../lib/theme.ts';
import type { InkedPiece } from '../../../ui/editor/coloured-lines.ts';
import type { EditorLanguage } from '../../../ui/editor/editor-languages.ts';
import { paletteFor, type EditorPalette } from '../../../ui/editor/editor-palettes.ts';

type Props = {
  readonly code: string;
  readonly language: EditorLanguage;
  readonly label: string;
  /** What stands under a line, by its number. */
  readonly under: ReadonlyMap<number, ReactNode>;
  /** A line was chosen by a click or a key. Absent: they are only read. */
  readonly onLine?: ((line: number) => void) | undefined;
};

/** A program to be read, line by line, with what is said of its lines under them (ASSIGNMENTS-31). */
export function CodeLines({ code, language, label, under, onLine }: Props) {
  const palette = paletteFor('default', useSyncExternalStore(onThemeChange, drawnTheme));
  const lines = useColours(code, language, palette);
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(1);
  useClicks(list, onLine);
  const onKey = (event: KeyboardEvent): void => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: lines.length }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const line = Math.min(Math.max(next, 1), lines.length);
    setAt(line);
    list.current?.querySelector<HTMLElement>(`[data-number="${line}"]`)?.focus();
  };
  return (
    <ol
      ref={list}
      aria-label={label}
      className="overflow-hidden rounded-card border border-edge py-2 font-code text-[0.9375rem] leading-[1.55]"
      style={{ backgroundColor: palette.background, color: palette.text }}
    >
      {lines.map((pieces, place) => {
        const line = place + 1;
        return (
          // Lines never move, so their place is their key.
          <li key={line} className="relative">
            <div className={onLine ? 'flex cursor-pointer hover:bg-note-soft' : 'flex'} data-line={line}>
              {onLine ? (
                <button
                  type="button"
                  data-number={line}
                  tabIndex={line === at ? 0 : -1}
                  aria-label={fill(texts.assignments.remarkOn, { line })}
                  onKeyDown={onKey}
                  onFocus={() => setAt(line)}
                  className={numberClass}
                  style={{ color: palette.lineNumber }}
                >
                  {line}
                </button>
              ) : (
                <span aria-hidden="true" className={numberClass} style={{ color: palette.lineNumber }}>
                  {line}
                </span>
              )}
              <Pieces pieces={pieces} />
            </div>
            {under.get(line)}
          </li>
        );
      })}
    </ol>
  );
}

const numberClass = 'w-12 shrink-0 pr-3 text-right tabular-nums select-none';

const Pieces = memo(function Pieces({ pieces }: { readonly pieces: readonly InkedPiece[] }) {
  return (
    <code className="min-w-0 grow pr-3 break-words whitespace-pre-wrap">
      {pieces.map(({ text, ink }, place) => (
        <span key={place} style={{ color: ink }}>
          {text}
        </span>
      ))}
    </code>
  );
});

/** Plain until the grammar is there, and where there is none to be had. */
function useColours(code: string, language: EditorLanguage, palette: EditorPalette): InkedPiece[][] {
  const [coloured, setColoured] = useState<{ readonly of: string; readonly lines: InkedPiece[][] }>();
  useEffect(() => {
    let wanted = true;
    const colour = async (): Promise<void> => {
      const { colouredLines } = await import('../../../ui/editor/coloured-lines.ts');
      const lines = await colouredLines(code, language, palette);
      if (wanted) setColoured({ of: code, lines });
    };
    colour().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [code, language, palette]);
  if (coloured?.of === code) return coloured.lines;
  return code.split('\n').map((text) => [{ text, ink: undefined }]);
}

/** Anywhere on a line, except to select its text or in what stands under it. */
function useClicks(list: RefObject<HTMLOListElement | null>, onLine: Props['onLine']): void {
  const latest = useRef(onLine);
  useEffect(() => {
    latest.current = onLine;
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const click = ({ target }: MouseEvent): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
      if (row && window.getSelection()?.isCollapsed !== false) latest.current?.(Number(row.dataset['line']));
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [list]);
}
