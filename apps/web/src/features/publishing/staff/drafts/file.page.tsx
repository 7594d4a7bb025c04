import type { DraftFileText } from '@abhyas/contract/publishing-draft-files.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Page } from '../../../../ui/page.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { ConfirmDialog } from '../../../../staff/confirm-dialog.tsx';
import { fileEditsQuery } from '../editing/editing.queries.ts';
import { useDownloadFile, useRemovePath } from '../drafts.queries.ts';
import { draftPath } from '../../../../staff/content-paths.ts';
import { assetFolderOf, assetPath } from '../drafts.rules.ts';
import { FileEditor } from './file-editor.tsx';

const words = staffMessages.drafts.file;

/** Any file of a draft: its text to be edited, or the file to be downloaded. */
export function FilePage() {
  const { draftId = '' } = useParams();
  const [search] = useSearchParams();
  const path = search.get('path') ?? '';
  const navigate = useNavigate();
  const query = useQuery(fileEditsQuery(draftId, path));
  const folder = assetFolderOf(path);
  const back = folder === undefined ? draftPath(draftId) : assetPath(draftId, folder);
  return (
    <Page
      title={path.slice(path.lastIndexOf('/') + 1)}
      lead={<code className="break-all">{path}</code>}
      onBack={() => void navigate(back)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={12} />}>
        {({ file, edits }) => (
          <>
            {edits ? (
              <FileEditor
                key={path}
                draftId={draftId}
                path={path}
                edits={edits}
                line={Number(search.get('line') ?? 0)}
              />
            ) : (
              <p className="max-w-reading text-soft">{words.noText}</p>
            )}
            {file && <FileActions draftId={draftId} file={file} onGone={() => void navigate(back)} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

type ActionsProps = {
  readonly draftId: string;
  readonly file: DraftFileText;
  readonly onGone: () => void;
};

function FileActions({ draftId, file: { path, bytes }, onGone }: ActionsProps) {
  const download = useDownloadFile(draftId);
  const remove = useRemovePath(draftId);
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <span className="grow text-small text-soft">
        {fill(words.size, { size: (bytes / 1024).toLocaleString('en-IN', { maximumFractionDigits: 1 }) })}
      </span>
      <Button
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => download.mutate(path)}
      >
        {words.download}
      </Button>
      <Button
        size="small"
        variant="danger"
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      {asking && (
        <ConfirmDialog
          question={fill(words.removeConfirm, { path })}
          action={words.remove}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(path, { onSuccess: onGone })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
