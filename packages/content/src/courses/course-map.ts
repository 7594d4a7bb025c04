import type { FaultList } from '../files/faults.ts';
import type { Folder } from '../files/folder.ts';
import { numberedFolders } from './names.ts';

/** The skeleton of all courses, read from folder names before any file is opened. */
export type CourseMap = {
  readonly topics: readonly {
    readonly id: string;
    readonly folder: Folder;
    readonly subtopics: readonly {
      readonly id: string;
      readonly folder: Folder;
      readonly assets: readonly { readonly id: string; readonly folder: Folder }[];
    }[];
  }[];
  /** Page path of each asset, for links between lessons. */
  readonly assetPaths: ReadonlyMap<string, string>;
};

export function mapCourses(courses: Folder | null, faults: FaultList): CourseMap {
  if (!courses) return { topics: [], assetPaths: new Map() };
  const topics = numberedFolders(courses, faults).map((topic) => ({
    ...topic,
    subtopics: numberedFolders(topic.folder, faults).map((subtopic) => ({
      ...subtopic,
      assets: numberedFolders(subtopic.folder, faults),
    })),
  }));
  const subtopics = topics.flatMap((topic) => topic.subtopics);
  refuseTwins([...topics, ...subtopics, ...subtopics.flatMap((subtopic) => subtopic.assets)], faults);
  const assetPaths = new Map(
    subtopics.flatMap((subtopic) =>
      subtopic.assets.map((asset) => [asset.id, `/learn/${subtopic.id}/${asset.id}`] as const),
    ),
  );
  return { topics, assetPaths };
}

/** Progress, comments and addresses go by id, so an id names one thing in the whole school. */
function refuseTwins(
  items: readonly { readonly id: string; readonly folder: Folder }[],
  faults: FaultList,
): void {
  const first = new Map<string, string>();
  for (const { id, folder } of items) {
    const twin = first.get(id);
    if (twin === undefined) first.set(id, folder.path);
    else faults.add(folder.path, 0, `The id "${id}" is taken by ${twin}; each id is used once.`);
  }
}
