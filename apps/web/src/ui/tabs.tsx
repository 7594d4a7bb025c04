import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { useMedia } from '../lib/use-media.ts';

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[];
};

export function Tabs({ value, onChange, label, tabs }: Props) {
  return (
    <Primitive.Root value={value} onValueChange={onChange}>
      <TabList label={label} tabs={tabs} />
      {tabs.map(({ id, content }) => (
        <Primitive.Content key={id} value={id} className="pt-4">
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

type ListProps = Pick<Props, 'label' | 'tabs'> & { readonly className?: string };

function TabList({ label, tabs, className = '' }: ListProps) {
  return (
    <Primitive.List
      aria-label={label}
      className={`flex gap-1 overflow-x-auto border-b border-line ${className}`}
    >
      {tabs.map(({ id, title }) => (
        <Primitive.Trigger
          key={id}
          value={id}
          className="-mb-px min-h-11 border-b-2 border-transparent px-2.5 font-medium whitespace-nowrap text-soft hover:text-ink phone:px-3.5 focus-visible:-outline-offset-2 data-[state=active]:border-link data-[state=active]:text-link"
        >
          {title}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
  );
}

/** As in tokens.css. */
const WIDE = '(min-width: 1201px)';
/** There is no tab there that would name the panel, and none that one comes from. */
const NO_PANEL = { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined } as const;

/**
 * Tabs whose panels are all shown in wide windows. It is one tree at every width, and styles decide what is seen: a
 * window that is resized closes no dialog in a panel and loses nothing that was typed there.
 */
export function TabsOrPanes({
  className,
  value,
  onChange,
  label,
  tabs,
}: Props & { readonly className: string }) {
  const isWide = useMedia(WIDE);
  return (
    <Primitive.Root value={value} onValueChange={onChange} className={className}>
      <TabList label={label} tabs={tabs} className="wide:hidden" />
      {tabs.map(({ id, content }) => (
        <Primitive.Content
          key={id}
          value={id}
          forceMount
          {...(isWide && NO_PANEL)}
          className="min-w-0 max-wide:pt-4 max-wide:data-[state=inactive]:hidden"
        >
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
