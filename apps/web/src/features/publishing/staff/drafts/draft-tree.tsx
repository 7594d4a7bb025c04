import type {
  DraftAsset,
  DraftDetail,
  DraftSubtopic,
  DraftTopic,
} from '@abhyas/contract/publishing-drafts.staff';
import type { DraftFile, FileChange } from '@abhyas/contract/publishing-draft-files.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';

import { TextLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ItemTools } from '../editing/item-tools.tsx';
import { NewItem } from '../editing/new-item.tsx';
import { ProblemTools } from '../editing/problem-tools.tsx';
import { ChangeBadge } from '../change-badge.tsx';
import { FileList } from '../file-list.tsx';
import { assetPath, isBanked } from '../drafts.rules.ts';

const words = staffMessages.drafts;

/** Courses, their modules and what is in them; below, the files that belong to none. */
export function DraftTree({ draft }: { readonly draft: DraftDetail }) {
  return (
    <>
      <section>
        <h2 className="mb-3 text-h3 font-[640]">{words.tree}</h2>
        {draft.topics.length === 0 && <EmptyState title={words.treeEmpty}>{words.treeEmptyLead}</EmptyState>}
        {draft.topics.map((topic) => (
          <details
            key={keyOf(topic)}
            className="border-b border-line py-1"
            open={draft.topics.length === 1 || topic.change !== 'same'}
          >
            <Summary title={topic.title} change={topic.change} strong />
            {topic.subtopics.map((subtopic) => (
              <Module key={keyOf(subtopic)} draft={draft} topic={topic} subtopic={subtopic} />
            ))}
            <BranchActions
              draft={draft}
              branch={topic}
              siblings={draft.topics}
              level="module"
              items={topic.subtopics}
            />
          </details>
        ))}
        <div className="mt-4">
          <NewItem
            draft={draft}
            level="course"
            parent={{ folder: 'courses', title: draft.name, items: draft.topics }}
          />
        </div>
      </section>
      {draft.unlisted.length > 0 && <Unlisted draft={draft} />}
      {draft.others.length > 0 && <Others draftId={draft.id} files={draft.others} />}
    </>
  );
}

/** Moving something renames its folder and leaves its id: its line stays the same line. */
function keyOf({ id, change }: { readonly id: string; readonly change: FileChange }): string {
  return change === 'removed' ? `${id} removed` : id;
}

type SummaryProps = { readonly title: string; readonly change: FileChange; readonly strong?: boolean };

function Summary({ title, change, strong = false }: SummaryProps) {
  return (
    <summary className={`min-h-11 cursor-pointer py-2.5 ${strong ? 'font-[600]' : ''}`}>
      {title} <ChangeBadge change={change} />
    </summary>
  );
}

type ActionsProps = {
  readonly draft: DraftDetail;
  /** The course or the module. */
  readonly branch: { readonly folder: string; readonly title: string; readonly change: FileChange };
  /** Those beside it, itself included. */
  readonly siblings: readonly { readonly folder: string; readonly change: FileChange }[];
  /** What can be begun in it. */
  readonly level: 'module' | 'asset';
  readonly items: readonly { readonly folder: string; readonly change: FileChange }[];
};

function BranchActions({ draft, branch, siblings, level, items }: ActionsProps) {
  const { folder, title, change } = branch;
  if (change === 'removed') return null;
  return (
    <div className="my-3 ml-5 flex flex-wrap items-center gap-4">
      <NewItem draft={draft} level={level} parent={{ folder, title, items }} />
      <TextLink to={assetPath(draft.id, folder)}>
        {fill(staffMessages.editors.add.settings, { name: title })}
      </TextLink>
      <ItemTools draft={draft} item={branch} siblings={siblings} />
    </div>
  );
}

type ModuleProps = {
  readonly draft: DraftDetail;
  readonly topic: DraftTopic;
  readonly subtopic: DraftSubtopic;
};

function Module({ draft, topic, subtopic }: ModuleProps) {
  return (
    <details className="ml-5" open={subtopic.change !== 'same'}>
      <Summary title={subtopic.title} change={subtopic.change} />
      <ul className="mb-3 ml-5">
        {subtopic.assets.map((asset) => (
          <AssetLine key={keyOf(asset)} draft={draft} subtopic={subtopic} asset={asset} />
        ))}
      </ul>
      <BranchActions
        draft={draft}
        branch={subtopic}
        siblings={topic.subtopics}
        level="asset"
        items={subtopic.assets.filter(({ folder }) => !isBanked(folder))}
      />
    </details>
  );
}

type LineProps = {
  readonly draft: DraftDetail;
  readonly subtopic: DraftSubtopic;
  readonly asset: DraftAsset;
};

function AssetLine({ draft, subtopic, asset }: LineProps) {
  const { folder, title, kind, id, change } = asset;
  const own = subtopic.assets.filter((each) => !isBanked(each.folder));
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <span className="min-w-0 grow">
        <TextLink to={assetPath(draft.id, folder)}>{title}</TextLink>{' '}
        <span className="text-small text-soft">
          {words.kinds[kind]} · <code>{id}</code>
        </span>{' '}
        <ChangeBadge change={change} />
      </span>
      {change !== 'removed' &&
        (isBanked(folder) ? (
          <ProblemTools draft={draft} problem={asset} module={subtopic} />
        ) : (
          <ItemTools draft={draft} item={asset} siblings={own} />
        ))}
    </li>
  );
}

/** Problems that no module lists: each wants a place. */
function Unlisted({ draft }: { readonly draft: DraftDetail }) {
  return (
    <section>
      <h2 className="mb-1 text-h3 font-[640]">{words.bank.unlisted}</h2>
      <p className="mb-2 text-soft">{words.bank.unlistedLead}</p>
      <ul>
        {draft.unlisted.map((problem) => (
          <li key={problem.id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-0 grow">
              <TextLink to={assetPath(draft.id, problem.folder)}>{problem.title}</TextLink>{' '}
              <ChangeBadge change={problem.change} />
            </span>
            <ProblemTools draft={draft} problem={problem} />
          </li>
        ))}
      </ul>
    </section>
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
