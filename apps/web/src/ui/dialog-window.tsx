import X from 'lucide-react/icons/x';
import { Dialog as Primitive } from 'radix-ui';

import { cx } from '../lib/classes.ts';
import { texts } from '../lib/texts.ts';
import { IconButton } from './button.tsx';
import type { DialogProps } from './dialog-props.ts';
import { ScrollBox } from './scroll-box.tsx';
import { useFocusBack } from './use-focus-back.ts';

const WIDTHS = { small: 'max-w-md', large: 'max-w-2xl', wide: 'max-w-5xl' } as const;

/** A modal window: focus goes in, stays in, and returns where it was. Escape and the cross close it. */
export function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'small', children, actions } = props;
  const focus = useFocusBack();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-[rgb(12_13_23/0.55)] data-[state=open]:animate-[fade-in_150ms]" />
        <Primitive.Content
          {...focus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cx(
            'fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] -translate-y-1/2 flex-col',
            'rounded-card border border-line bg-raised shadow-float data-[state=open]:animate-[fade-in_150ms]',
            WIDTHS[size],
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-4 pb-1">
            <Primitive.Title className="grow pt-1.5 text-h3 font-[640]">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={texts.frame.close} icon={<X size={20} />} className="-mr-2" />
            </Primitive.Close>
          </header>
          <ScrollBox className="min-h-0 grow overflow-y-auto px-5 pb-5">
            {description !== undefined && (
              <Primitive.Description className="text-soft">{description}</Primitive.Description>
            )}
            {children}
          </ScrollBox>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              {actions}
            </footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
