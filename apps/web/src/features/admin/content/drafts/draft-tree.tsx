import type { DraftDetail, DraftFile, DraftSubtopic, FileChange } from '@abhyas/contract/admin-drafts';
import { adminMessages } from '@abhyas/contract/admin-messages';

import { TextLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ChangeBadge } from './change-badge.tsx';
import { assetPath, filePath } from './drafts.rules.ts';

const words = adminMessages.drafts;

/** Courses, their modules and what stands in them; below, the files that belong to none. */
export function DraftTree({ draft }: { readonly draft: DraftDetail }) {
  return (
    <>
      <section>
        <h2 className="mb-3 text-h3 font-[640]">{words.tree}</h2>
        {draft.topics.length === 0 && <EmptyState title={words.treeEmpty}>{words.treeEmptyLead}</EmptyState>}
        {draft.topics.map((topic) => (
          <details key={topic.folder} className="border-b border-line py-1" open={draft.topics.length === 1}>
            <Summary title={topic.title} change={topic.change} strong />
            {topic.subtopics.map((subtopic) => (
              <Module key={subtopic.folder} draftId={draft.id} subtopic={subtopic} />
            ))}
          </details>
        ))}
      </section>
      {draft.others.length > 0 && <Others draftId={draft.id} files={draft.others} />}
    </>
  );
}

type SummaryProps = { readonly title: string; readonly change: FileChange; readonly strong?: boolean };

function Summary({ title, change, strong = false }: SummaryProps) {
  return (
    <summary className={`min-h-11 cursor-pointer py-2.5 ${strong ? 'font-[600]' : ''}`}>
      {title} <ChangeBadge change={change} />
    </summary>
  );
}

function Module({ draftId, subtopic }: { readonly draftId: string; readonly subtopic: DraftSubtopic }) {
  return (
    <details className="ml-5" open={subtopic.change !== 'same'}>
      <Summary title={subtopic.title} change={subtopic.change} />
      <ul className="mb-3 ml-5">
        {subtopic.assets.map(({ folder, title, kind, id, change }) => (
          <li key={folder} className="py-1.5">
            <TextLink to={assetPath(draftId, folder)}>{title}</TextLink>{' '}
            <span className="text-small text-soft">
              {words.kinds[kind]} · <code>{id}</code>
            </span>{' '}
            <ChangeBadge change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Others({ draftId, files }: { readonly draftId: string; readonly files: readonly DraftFile[] }) {
  return (
    <section>
      <details>
        <summary className="cursor-pointer text-h3 font-[640]">{words.others}</summary>
        <p className="mb-2 text-soft">{words.othersLead}</p>
        <FileList draftId={draftId} files={files} />
      </details>
    </section>
  );
}

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
            <span className="font-mono text-small break-all text-soft line-through">{path}</span>
          ) : (
            <TextLink to={filePath(draftId, path)} className="font-mono text-small break-all">
              {path}
            </TextLink>
          )}{' '}
          <ChangeBadge change={change} />
        </li>
      ))}
    </ul>
  );
}
