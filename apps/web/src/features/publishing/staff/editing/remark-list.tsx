import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import CircleAlert from 'lucide-react/icons/circle-alert';

import { TextLink } from '../../../../ui/button-link.tsx';
import { filePath } from '../drafts.rules.ts';
import { useEditing } from './use-asset-edits.ts';

const words = staffMessages.editors;

/** All that is wrong with the asset's files, each leading to its line. */
export function RemarkList() {
  const { draftId, folder, remarks } = useEditing();
  if (remarks.length === 0) return null;
  return (
    <section aria-label={words.remarks} className="rounded-card bg-bad-soft px-4 py-3 text-bad">
      <h2 className="flex items-center gap-2 font-[640]">
        <CircleAlert size={18} aria-hidden="true" />
        {words.remarks}
      </h2>
      <ul className="mt-1.5 space-y-1 text-small">
        {remarks.map(({ file, line, message }) => (
          <li key={`${file}:${line}:${message}`} className="wrap-anywhere">
            {file !== '' && (
              <TextLink to={filePath(draftId, `${folder}/${file}`, line)} className="font-code">
                {file}
                {line > 0 && `, ${fill(words.line, { line })}`}
              </TextLink>
            )}{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
