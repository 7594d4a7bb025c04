import { staffMessages } from '@abhyas/contract/messages.staff';

import { ButtonLink } from '../../../../ui/button-link.tsx';
import { filePath } from '../drafts.rules.ts';
import { useEditing } from './use-asset-edits.ts';

const words = staffMessages.editors;

/** A file that the form cannot hold: it is edited as the text that it is. */
export function NoForm({ file }: { readonly file: string }) {
  const { draftId, folder } = useEditing();
  return (
    <div className="space-y-4">
      <p className="max-w-reading text-soft">{words.noForm}</p>
      <ButtonLink to={filePath(draftId, `${folder}/${file}`)}>{words.edit}</ButtonLink>
    </div>
  );
}
