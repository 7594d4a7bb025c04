import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';

import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Page } from '../../../../ui/page.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { AssetEditor } from '../editing/asset-editor.tsx';
import { assetEditsQuery } from '../editing/editing.queries.ts';
import { draftQuery } from '../../../../staff/content.queries.ts';
import { filesQuery } from '../drafts.queries.ts';
import { draftPath } from '../../../../staff/content-paths.ts';
import { assetPath, isAsset, previewPath, titleIn } from '../drafts.rules.ts';

const words = staffMessages.drafts.file;

/** A course, a module, or one text, quiz, video or problem of a draft: to be edited. */
export function AssetPage() {
  const { draftId = '', '*': folder = '' } = useParams();
  const navigate = useNavigate();
  const edited = { draftId, folder };
  const { data: tree } = useQuery(draftQuery(draftId));
  const list = useQuery(filesQuery(draftId, folder));
  const query = useQuery(assetEditsQuery(edited));
  const id = folder.slice(folder.lastIndexOf('/') + 1).replace(/^\d{2}-/, '');
  const banked = `problems/${id}`;
  // An address from before the problem bank names the folder in the module where the problem was.
  if (folder !== banked && tree && list.data?.files.length === 0 && titleIn(tree, banked) !== undefined)
    return <Navigate to={assetPath(draftId, banked)} replace />;
  return (
    <Page
      title={(tree && titleIn(tree, folder)) ?? folder.slice(folder.lastIndexOf('/') + 1)}
      lead={<code className="break-all">{folder}</code>}
      onBack={() => void navigate(draftPath(draftId))}
      action={
        isAsset(folder) && (
          <ButtonLink to={previewPath(draftId, id)}>{staffMessages.drafts.preview.open}</ButtonLink>
        )
      }
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={12} />}>
        {(edits) =>
          list.data?.files.length === 0 ? (
            <p className="text-soft">{words.filesEmpty}</p>
          ) : (
            <AssetEditor
              key={folder}
              draftId={draftId}
              folder={folder}
              edits={edits}
              files={list.data?.files ?? []}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
