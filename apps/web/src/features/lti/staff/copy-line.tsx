import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts.ts';

const words = staffMessages.lti;

type Props = { readonly name: string; readonly value: string };

/** An address that is to be given to somebody else. */
export function CopyLine({ name, value }: Props) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    showToast(words.copied);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <dt className="w-64 font-medium">{name}</dt>
      <dd className="flex grow items-center justify-between gap-4">
        <code className="font-code text-small break-all">{value}</code>
        {'clipboard' in navigator && (
          <Button size="small" aria-label={fill(words.copyOf, { name })} onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
      </dd>
    </div>
  );
}
