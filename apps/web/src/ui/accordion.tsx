import ChevronDown from 'lucide-react/icons/chevron-down';
import { Accordion as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = {
  readonly sections: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** The section that is open at first. */
  readonly openFirst?: string;
};

/** Sections of which one is open at a time. */
export function Accordion({ sections, openFirst }: Props) {
  return (
    <Primitive.Root
      type="single"
      collapsible
      {...(openFirst === undefined ? {} : { defaultValue: openFirst })}
    >
      {sections.map(({ id, title, content }) => (
        <Primitive.Item key={id} value={id} className="border-b border-line first:border-t">
          <Primitive.Header asChild>
            <h2>
              <Primitive.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left text-h3 font-[580]">
                {title}
                <ChevronDown
                  size={22}
                  aria-hidden="true"
                  className="shrink-0 text-soft transition-transform duration-200 group-data-[state=open]:rotate-180"
                />
              </Primitive.Trigger>
            </h2>
          </Primitive.Header>
          <Primitive.Content className="pb-6">{content}</Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
