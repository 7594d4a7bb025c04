import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

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
      <Primitive.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
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
      {tabs.map(({ id, content }) => (
        <Primitive.Content key={id} value={id} className="pt-4">
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
