import type { DraftFile } from '@abhyas/contract/publishing-draft-files.staff';

import { TextLink } from '../../../ui/button-link.tsx';
import { ChangeBadge } from './change-badge.tsx';
import { filePath } from './drafts.rules.ts';

/** Files by their paths, each leading to its screen. */
export function FileList({
  draftId,
  files,
}: {
  readonly draftId: string;
  readonly files: readonly DraftFile[];
}) {
  return (
    <ul>
      {files.map(({ path, change }) => (
        <li key={path} className="py-1.5">
          {change === 'removed' ? (
            <span className="font-code text-small break-all text-soft line-through">{path}</span>
          ) : (
            <TextLink to={filePath(draftId, path)} className="font-code text-small break-all">
              {path}
            </TextLink>
          )}{' '}
          <ChangeBadge change={change} />
        </li>
      ))}
    </ul>
  );
}
