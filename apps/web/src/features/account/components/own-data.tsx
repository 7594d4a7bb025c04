import type { User } from '@abhyas/contract/auth';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useDownloadData } from '../account.queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** Downloading everything, and deleting the account. */
export function OwnData({ user }: { readonly user: User }) {
  const download = useDownloadData(user.abhyasId);
  const [deleting, setDeleting] = useState(false);
  const words = texts.account.ownData;
  return (
    <div className="space-y-8">
      <Button
        icon={<Download size={18} aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {words.download}
      </Button>
      <div>
        <h3 className="font-[640]">{words.deleteTitle}</h3>
        <p className="mt-1 mb-4 max-w-reading text-soft">{words.deleteLead}</p>
        <Button
          variant="danger"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => setDeleting(true)}
        >
          {words.delete}
        </Button>
      </div>
      <DeleteDialog user={user} open={deleting} onOpenChange={setDeleting} />
    </div>
  );
}
