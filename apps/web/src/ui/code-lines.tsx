import {
  memo,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { cx } from '../lib/classes.ts';
import { drawnTheme, onThemeChange } from '../lib/theme.ts';
import type { InkedPiece } from './editor/coloured-lines.ts';
import type { EditorLanguage } from './editor/editor-languages.ts';
import { paletteFor, type EditorPalette } from './editor/editor-palettes.ts';
import { ScrollBox } from './scroll-box.tsx';

type Choice = {
  /** What the button of a line is called. */
  readonly name: (line: number) => string;
  readonly onChoose: (line: number) => void;
};

type Props = {
  readonly label: string;
  readonly code: string;
  /** Absent: the code is not coloured. */
  readonly language?: EditorLanguage;
  /** Lines, from 1, that stand out. */
  readonly marked?: ReadonlySet<number>;
  /** What a marked line is, for screen readers. */
  readonly markedAs?: string;
  /** What stands under a line, by its number. */
  readonly under?: ReadonlyMap<number, ReactNode>;
  /** Lines can be chosen, by a click or a key. */
  readonly choice?: Choice | undefined;
  readonly className?: string;
};

/** A program to be read, with the numbers of its lines. */
export function CodeLines({ label, code, language, marked, markedAs, under, choice, className }: Props) {
  const palette = paletteFor('default', useSyncExternalStore(onThemeChange, drawnTheme));
  const lines = useColours(code, language, palette);
  const list = useRef<HTMLOListElement>(null);
  const [reachable, setReachable] = useState(1);
  useClicks(list, choice?.onChoose);
  const onKey = (event: KeyboardEvent): void => {
    const at = Math.min(reachable, lines.length);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: lines.length }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus();
  };
  return (
    <ScrollBox
      className={cx('overflow-auto rounded-card border border-edge', className)}
      style={{ backgroundColor: palette.background, color: palette.text }}
    >
      <ol ref={list} aria-label={label} className="py-2 font-code text-[0.9375rem] leading-[1.55]">
        {lines.map((pieces, index) => {
          const line = index + 1;
          const isMarked = marked?.has(line) === true;
          return (
            // Lines never move, so their number is their key.
            <li key={line} className="relative">
              <div
                className={cx(
                  'flex',
                  choice && 'cursor-pointer hover:bg-note-soft',
                  isMarked && 'shadow-[inset_4px_0_var(--color-accent)]',
                )}
                // A ground on which every colour of the palette can be read.
                style={isMarked ? { backgroundColor: palette.activeLine } : undefined}
                data-line={line}
              >
                <LineNumber
                  line={line}
                  color={isMarked ? palette.text : palette.lineNumber}
                  choice={choice}
                  isReachable={line === Math.min(reachable, lines.length)}
                  onFocus={() => setReachable(line)}
                  onKeyDown={onKey}
                />
                {isMarked && <span className="sr-only">{markedAs}</span>}
                <Pieces pieces={pieces} />
              </div>
              {under?.get(line)}
            </li>
          );
        })}
      </ol>
    </ScrollBox>
  );
}

type NumberProps = {
  readonly line: number;
  readonly color: string;
  readonly choice: Choice | undefined;
  /** One number of the list is in the order of the Tab key; the arrows lead to the others. */
  readonly isReachable: boolean;
} & Pick<ComponentProps<'button'>, 'onFocus' | 'onKeyDown'>;

function LineNumber({ line, color, choice, isReachable, ...rest }: NumberProps) {
  const look = 'w-12 shrink-0 pr-3 text-right tabular-nums select-none';
  if (!choice)
    return (
      <span aria-hidden="true" className={look} style={{ color }}>
        {line}
      </span>
    );
  return (
    <button
      type="button"
      data-number={line}
      tabIndex={isReachable ? 0 : -1}
      aria-label={choice.name(line)}
      className={look}
      style={{ color }}
      {...rest}
    >
      {line}
    </button>
  );
}

const Pieces = memo(function Pieces({ pieces }: { readonly pieces: readonly InkedPiece[] }) {
  return (
    <code className="min-w-0 grow pr-3 break-words whitespace-pre-wrap">
      {pieces.map(({ text, ink }, index) => (
        <span key={index} style={{ color: ink }}>
          {text}
        </span>
      ))}
    </code>
  );
});

/** Plain until the grammar is there, and where there is none to be had. */
function useColours(
  code: string,
  language: EditorLanguage | undefined,
  palette: EditorPalette,
): readonly InkedPiece[][] {
  const [coloured, setColoured] = useState<{ readonly of: string; readonly lines: InkedPiece[][] }>();
  useEffect(() => {
    if (language === undefined) return undefined;
    let wanted = true;
    const colour = async (): Promise<void> => {
      const { colouredLines } = await import('./editor/coloured-lines.ts');
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
function useClicks(list: RefObject<HTMLOListElement | null>, onChoose: Choice['onChoose'] | undefined): void {
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
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
