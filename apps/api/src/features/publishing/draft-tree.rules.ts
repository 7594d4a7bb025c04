import { readModule } from '@abhyas/content/forms/course-form';
import { isSheet } from '@abhyas/content/forms/sheet-form';
import type {
  DraftAsset,
  DraftDetail,
  DraftPlan,
  DraftSubtopic,
  DraftTopic,
} from '@abhyas/contract/publishing-drafts.staff';
import type { FileChange } from '@abhyas/contract/publishing-draft-files.staff';

import type { Listing } from './problem-lists.ts';

/** The folder of the problem bank. */
const BANK = 'problems';

/** What a tree is drawn from: asset folders, the files beside them, and the heads of those that name things. */
export type TreeParts = {
  readonly folders: readonly { readonly folder: string; readonly changes: readonly FileChange[] }[];
  readonly others: readonly { readonly path: string; readonly change: FileChange }[];
  readonly heads: readonly { readonly path: string; readonly head: Uint8Array }[];
  /** Where the problems stood that were removed from the draft, by their folders. */
  readonly removed: ReadonlyMap<string, readonly Listing[]>;
};

const KINDS: Readonly<Record<string, DraftAsset['kind']>> = {
  'text.md': 'text',
  'quiz.yaml': 'quiz',
  'video.yaml': 'video',
  'problem.yaml': 'problem',
};

/** The draft as learners will find it: courses, their modules, and what is in each; and the problems that are in none. */
export function treeOf({
  folders,
  others,
  heads,
  removed,
}: TreeParts): Pick<DraftDetail, 'topics' | 'unlisted'> {
  const named = namesOf(heads);
  const problems = listsOf(heads);
  const assets = folders.map(({ folder, changes }): DraftAsset => {
    const { kind, title } = named.get(folder) ?? { kind: 'unknown', title: '' };
    const id = idOf(folder);
    return { folder, id, kind, title: title || id, change: changeOf(changes) };
  });
  const inBank = new Map(
    assets.filter(({ folder }) => parentOf(folder) === BANK).map((asset) => [asset.id, asset]),
  );
  // A course or a module may be there without anything in it yet.
  const branches = others.map(({ path }) => parentOf(path)).filter((path) => /^courses\/[^/]+/.test(path));
  const subtopicFolders = unique([
    ...assets.map(({ folder }) => parentOf(folder)).filter((folder) => folder !== BANK),
    ...branches.filter((path) => path.split('/').length === 3),
  ]);
  const topicFolders = unique([
    ...subtopicFolders.map(parentOf),
    ...branches.map((path) => path.split('/').slice(0, 2).join('/')),
  ]);
  const subtopics = subtopicFolders.map((folder): DraftSubtopic => {
    const banked = problemsOf(problems.get(folder) ?? [], { folder, inBank, removed });
    const own = [...assets.filter((asset) => parentOf(asset.folder) === folder), ...banked];
    const files = others.filter(({ path }) => path.startsWith(`${folder}/`));
    // A problem stands nowhere else because its module does.
    const inside = own.filter((asset) => parentOf(asset.folder) !== BANK || asset.change !== 'same');
    return { ...branchOf(folder, named, [...inside, ...files]), assets: own };
  });
  const topics = topicFolders.map((folder): DraftTopic => {
    const own = subtopics.filter((subtopic) => parentOf(subtopic.folder) === folder);
    const files = others.filter(({ path }) => parentOf(path) === folder);
    return { ...branchOf(folder, named, [...own, ...files]), subtopics: own };
  });
  const listed = new Set([...problems.values()].flat());
  const unlisted = [...inBank.values()].filter(({ id, change }) => !listed.has(id) && change !== 'removed');
  return { topics, unlisted };
}

type InModule = {
  readonly folder: string;
  readonly inBank: ReadonlyMap<string, DraftAsset>;
  readonly removed: TreeParts['removed'];
};

/** What a module lists, with what was removed from the draft where that stood. */
function problemsOf(listed: readonly string[], { folder, inBank, removed }: InModule): DraftAsset[] {
  const there = listed.flatMap((id) => inBank.get(id) ?? []);
  return [...inBank.values()].reduce((all, asset) => {
    const listing = removed.get(asset.folder)?.find(({ path }) => path === `${folder}/subtopic.yaml`);
    return listing && asset.change === 'removed' ? all.toSpliced(listing.at, 0, asset) : all;
  }, there);
}

/** The plans that are sold, by their slots. */
export function plansOf({ others, heads }: Pick<TreeParts, 'others' | 'heads'>): DraftPlan[] {
  const named = namesOf(heads);
  const inSlots = others.filter(({ path }) => /^plans\/[^/]+\/./.test(path));
  return unique(inSlots.map(({ path }) => parentOf(path))).map((folder) =>
    branchOf(
      folder,
      named,
      inSlots.filter(({ path }) => parentOf(path) === folder),
    ),
  );
}

/** The sheets, by their files in English. */
export function sheetsOf({ others, heads }: Pick<TreeParts, 'others' | 'heads'>): DraftDetail['sheets'] {
  const texts = new Map(heads.map(({ path, head }) => [path, new TextDecoder().decode(head)]));
  return others
    .filter(({ path }) => isSheet(path))
    .map(({ path, change }) => {
      const id = path.slice('sheets/'.length, -'.yaml'.length);
      return { folder: path, id, title: titleIn(texts.get(path) ?? '') || id, change };
    });
}

function titleIn(text: string): string {
  return TITLE.exec(text)?.[2] ?? '';
}

type Named = ReadonlyMap<string, { readonly kind: DraftAsset['kind']; readonly title: string }>;

function branchOf(folder: string, named: Named, inside: readonly { readonly change: FileChange }[]) {
  const id = idOf(folder);
  const change = changeOf(inside.map((each) => each.change));
  return { folder, id, title: named.get(folder)?.title || id, change };
}

/** The problems of the bank that each module lists. */
function listsOf(heads: TreeParts['heads']): ReadonlyMap<string, readonly string[]> {
  const modules = heads.filter(({ path }) => path.endsWith('/subtopic.yaml'));
  return new Map(
    modules.map(({ path, head }) => [
      parentOf(path),
      readModule(new TextDecoder().decode(head))?.problems ?? [],
    ]),
  );
}

/** A folder is new or gone when all of it is. */
function changeOf(changes: readonly FileChange[]): FileChange {
  const [first = 'same'] = changes;
  return changes.every((change) => change === first) ? first : 'changed';
}

/** `name` of a problem, `title` of everything else, wherever it is near the beginning. */
const TITLE = /^(?:title|name):[ \t]*(["']?)(.+?)\1[ \t]*$/m;

function namesOf(heads: TreeParts['heads']): Named {
  const names = new Map<string, { kind: DraftAsset['kind']; title: string }>();
  for (const { path, head } of heads) {
    const folder = parentOf(path);
    const kind = KINDS[path.slice(folder.length + 1)] ?? 'unknown';
    const title = titleIn(new TextDecoder().decode(head));
    const isSecond = names.has(folder);
    names.set(folder, isSecond ? { kind: 'unknown', title } : { kind, title });
  }
  return names;
}

/** `courses/01-c/02-loops` is the module `loops`. */
function idOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1).replace(/^\d{2}-/, '');
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)].toSorted();
}
