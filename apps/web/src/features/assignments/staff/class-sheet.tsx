import { staffMessages } from '@abhyas/contract/messages.staff';
import type { UseQueryResult } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { IconButton } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Page } from '../../../ui/page.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import type { SheetKind } from './save-sheet.ts';

const words = staffMessages.assignments.sheet;

type PageProps<T> = {
  readonly batchId: string;
  readonly words: { readonly title: string; readonly lead: string };
  readonly query: UseQueryResult<T>;
  readonly action: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** A screen with a table of a whole class, which can be saved for spreadsheets. */
export function ClassSheetPage<T extends { readonly batch: string }>(props: PageProps<T>) {
  const { batchId, query, action, children } = props;
  const { title, lead } = props.words;
  const navigate = useNavigate();
  return (
    <Page
      title={title}
      lead={query.data?.batch ?? lead}
      action={<div className="flex items-center gap-2">{action}</div>}
      onBack={() => void navigate(`/admin/classes/${batchId}`)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {children}
      </Loaded>
    </Page>
  );
}

export function SaveMenu({ onSave }: { readonly onSave: (kind: SheetKind) => void }) {
  return (
    <Menu
      trigger={<IconButton label={words.save} icon={<Download size={20} aria-hidden="true" />} />}
      items={[
        { name: words.csv, onSelect: () => onSave('csv') },
        { name: words.xlsx, onSelect: () => onSave('xlsx') },
      ]}
    />
  );
}

type TableProps = {
  readonly caption: string;
  /** Above the names of the rows. */
  readonly first: string;
  /** The heads of the other columns. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
};

/** Its rows have a name, which stays in sight, and numbers. */
export function SheetTable({ caption, first, head, children, foot }: TableProps) {
  return (
    <ScrollBox className="overflow-x-auto">
      <table className="border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-small text-soft">
            <th scope="col" className="sticky left-0 bg-paper py-2 pr-4 text-left align-bottom font-[600]">
              {first}
            </th>
            {head}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </ScrollBox>
  );
}

export function SheetHead({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="max-w-40 px-3 py-2 text-right align-bottom font-[600]">
      {children}
    </th>
  );
}

/** The name of a row. */
export function SheetName({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="row" className="sticky left-0 max-w-80 bg-paper py-2 pr-4 text-left align-top font-medium">
      {children}
    </th>
  );
}

export function SheetCell({ children }: { readonly children: ReactNode }) {
  return <td className="px-3 py-2 text-right align-top tabular-nums">{children}</td>;
}

type OpenProps = { readonly label: string; readonly children: ReactNode; readonly onOpen: () => void };

/** A number that opens its working. */
export function WorkingCell({ label, children, onOpen }: OpenProps) {
  return (
    <td className="px-1 py-1 text-right align-top font-[600] tabular-nums">
      <button
        type="button"
        aria-label={label}
        className="min-h-9 rounded-card px-2 underline hover:bg-sunken touch:min-h-11"
        onClick={onOpen}
      >
        {children}
      </button>
    </td>
  );
}

/** How the numbers are to be read, and what does not count. */
export function SheetNotes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="mt-4 text-small text-soft">
      {note}
    </p>
  ));
}
