import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, type ReactNode } from 'react';

import { IconButton } from '../../../../ui/button.tsx';
import type { EditorLanguage } from '../../../../ui/editor/editor-languages.ts';
import { Editor } from '../../../../ui/editor/editor.tsx';
import { changedItem, movedItem } from './editing.rules.ts';

const words = staffMessages.editors.common;

type CodeProps = {
  readonly label: string;
  readonly language: EditorLanguage;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly height?: number;
};

/** A text in the editor for code, with its label and what is wrong with it. */
export function CodeField({ label, language, value, onChange, error, height = 220 }: CodeProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-medium">
        {label}
      </p>
      <Editor value={value} language={language} label={label} height={height} onChange={onChange} />
      <FaultNote text={error} />
    </div>
  );
}

/** What is wrong, at the place that it is about. */
export function FaultNote({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-small text-bad">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
    </p>
  );
}

type GroupProps = {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** Fields that belong together, under a heading. */
export function Group({ title, level = 2, action, children }: GroupProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <Heading id={id} className={level === 2 ? 'grow text-h3 font-[640]' : 'grow font-[640]'}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

type OrderProps = {
  /** What is moved, for screen readers. */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onDelete?: () => void;
};

/** Up, down and delete: the order of a list by keyboard, finger or mouse alike. */
export function OrderButtons({ name, at, count, onMove, onDelete }: OrderProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        label={fill(words.up, { name })}
        icon={<ArrowUp size={18} aria-hidden="true" />}
        size="small"
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        label={fill(words.down, { name })}
        icon={<ArrowDown size={18} aria-hidden="true" />}
        size="small"
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
      {onDelete && (
        <IconButton
          label={fill(words.delete, { name })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          size="small"
          onClick={onDelete}
        />
      )}
    </span>
  );
}

type GroupsProps<Item> = {
  readonly items: readonly Item[];
  /** The heading of one of them, by its number from 1. */
  readonly name: (number: number) => string;
  readonly onChange: (items: Item[]) => void;
  readonly children: (item: Item, at: number, onChange: (part: Partial<Item>) => void) => ReactNode;
};

/** A list of groups of fields, to be moved and deleted. */
export function OrderedGroups<Item>({ items, name, onChange, children }: GroupsProps<Item>) {
  return items.map((item, at) => {
    const title = name(at + 1);
    return (
      <Group
        key={at}
        title={title}
        action={
          <OrderButtons
            name={title}
            at={at}
            count={items.length}
            onMove={(to) => onChange(movedItem(items, at, to))}
            onDelete={() => onChange(items.toSpliced(at, 1))}
          />
        }
      >
        {children(item, at, (part) => onChange(changedItem(items, at, part)))}
      </Group>
    );
  });
}
