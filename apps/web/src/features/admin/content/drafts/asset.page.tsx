import { adminMessages } from '@abhyas/contract/admin-messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Page } from '../../../../ui/page.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { FileList } from './draft-tree.tsx';
import { filesQuery } from './drafts.queries.ts';
import { draftPath, previewPath } from './drafts.rules.ts';

const words = adminMessages.drafts.file;

/** One text, quiz, video or problem of a draft: the files it is made of. */
export function AssetPage() {
  const { draftId = '', '*': folder = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(filesQuery(draftId, folder));
  const id = folder.slice(folder.lastIndexOf('/') + 1).replace(/^\d{2}-/, '');
  const title = folder.slice(folder.lastIndexOf('/') + 1);
  return (
    <Page
      title={title}
      lead={<code className="break-all">{folder}</code>}
      onBack={() => void navigate(draftPath(draftId))}
      action={<ButtonLink to={previewPath(draftId, id)}>{adminMessages.drafts.preview.open}</ButtonLink>}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={6} />}>
        {({ files }) => (
          <section>
            <h2 className="mb-2 text-h3 font-[640]">{words.files}</h2>
            {files.length === 0 ? (
              <p className="text-soft">{words.filesEmpty}</p>
            ) : (
              <FileList draftId={draftId} files={files} />
            )}
          </section>
        )}
      </Loaded>
    </Page>
  );
}
