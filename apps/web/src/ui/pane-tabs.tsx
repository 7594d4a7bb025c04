import { Tabs as Primitive } from 'radix-ui';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

export type PaneTab = {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** It is drawn also while it is not seen: something goes on in it. */
  readonly goesOn?: boolean;
};

type Props = {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly PaneTab[];
  readonly value: string;
  /** Also told when the tab that is open is chosen again. */
  readonly onChange: (id: string) => void;
  /** At the end of the row of tabs. */
  readonly aside?: ReactNode;
  /** Only the row of tabs is drawn. */
  readonly folded?: boolean;
};

/** A pane of a screen of work: a row of tabs, under which its content scrolls by itself. */
export function PaneTabs({ label, tabs, value, onChange, aside, folded = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, value);
  return (
    <Primitive.Root
      ref={place}
      value={value}
      onValueChange={onChange}
      className="@container isolate flex min-h-0 grow flex-col print:block"
    >
      <div
        data-print="hidden"
        className="flex h-10 shrink-0 items-center border-b border-line learn:h-9 touch:h-11.25"
      >
        <Primitive.List aria-label={label} className="flex h-full min-w-0 grow overflow-x-auto px-1">
          {tabs.map(({ id, title }) => (
            <Primitive.Trigger
              key={id}
              value={id}
              onClick={() => onChange(id)}
              className="border-b-2 border-transparent px-2.5 text-small font-medium whitespace-nowrap touch:min-w-11 text-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-link data-[state=active]:text-link"
            >
              {title}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {aside}
      </div>
      {tabs
        .filter(({ goesOn }) => !folded || goesOn)
        .map(({ id, content, goesOn }) => (
          <Primitive.Content
            key={id}
            value={id}
            {...(goesOn && { forceMount: true, hidden: folded || id !== value })}
            className="min-h-0 grow overflow-y-auto px-3 py-2 focus-visible:-outline-offset-2 print:overflow-visible"
          >
            {content}
          </Primitive.Content>
        ))}
    </Primitive.Root>
  );
}

/** Whoever had the keyboard in a tab that gave way to another one has it at the other one's title. */
function useKeptFocus(place: RefObject<HTMLDivElement | null>, value: string): void {
  const shown = useRef(value);
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('[hidden]'))
      place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [place, value]);
}
