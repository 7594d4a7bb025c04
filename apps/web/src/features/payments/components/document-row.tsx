import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  readonly number: string;
  /** Saves the document of a number as a PDF. */
  readonly saving: {
    readonly isPending: boolean;
    readonly variables: string | undefined;
    readonly mutate: (number: string) => void;
  };
  readonly children: ReactNode;
};

/** One invoice or credit note in a list: what it is, and its PDF. */
export function DocumentRow({ number, saving, children }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      {children}
      <Button
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        busy={saving.isPending && saving.variables === number}
        onClick={() => saving.mutate(number)}
      >
        {texts.payments.invoices.download}
      </Button>
    </li>
  );
}
