import type { ReactNode } from 'react';

type Props = { readonly text: string; readonly by?: string | undefined; readonly children?: ReactNode };

/** What a teacher said of a line, under it. */
export function RemarkNote({ text, by, children }: Props) {
  return (
    <div role="note" className="my-1 mr-3 ml-12 rounded-card bg-note-soft px-3 py-2 font-sans text-ink">
      {by !== undefined && <span className="block text-small text-soft">{by}</span>}
      <p className="break-words whitespace-pre-wrap">{text}</p>
      {children}
    </div>
  );
}
