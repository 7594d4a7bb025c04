import type { FaultList } from '../files/faults.ts';
import { type Folder, folderAt } from '../files/folder.ts';
import type { AssetFolder } from '../loading.ts';
import type { Place } from '../release-assets.ts';
import { bankFolders, type Numbered, numberedFolders } from './names.ts';
import { listedProblems } from './problem-list.ts';

/** The skeleton of all courses, read from folder names and from the lists of problems before anything else is. */
export type CourseMap = {
  readonly topics: readonly {
    readonly id: string;
    readonly folder: Folder;
    readonly subtopics: readonly {
      readonly id: string;
      readonly folder: Folder;
      /** The lessons and quizzes of its folders, then the problems that it lists. */
      readonly assets: readonly AssetFolder[];
    }[];
  }[];
  /** The problem bank, content/problems: folders by id. */
  readonly bank: ReadonlyMap<string, Folder>;
  /** Page path of each asset, for links between lessons; where a problem stands in several modules, that of the first. */
  readonly assetPaths: ReadonlyMap<string, string>;
};

export function mapCourses(content: Folder, faults: FaultList): CourseMap {
  const bank = new Map(
    bankFolders(folderAt(content, 'problems'), faults).map((each) => [each.id, each.folder]),
  );
  const courses = folderAt(content, 'courses');
  const named = (courses ? numberedFolders(courses, faults) : []).map((topic) => ({
    ...topic,
    subtopics: numberedFolders(topic.folder, faults).map((subtopic) => ({
      ...subtopic,
      own: refuseProblems(numberedFolders(subtopic.folder, faults), faults),
      listed: listedProblems(subtopic.folder, bank, faults),
    })),
  }));
  const modules = named.flatMap((topic) => topic.subtopics);
  const banked = [...bank].map(([id, folder]) => ({ id, folder }));
  refuseTwins([...named, ...modules, ...modules.flatMap(({ own }) => own), ...banked], faults);

  const places = new Map<string, Place[]>();
  for (const topic of named) {
    for (const { id: subtopicId, listed } of topic.subtopics) {
      for (const id of listed) places.set(id, [...(places.get(id) ?? []), { topicId: topic.id, subtopicId }]);
    }
  }
  checkBank(bank, places, faults);
  const topics = named.map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map(({ id: subtopicId, folder, own, listed }) => {
      const place = { topicId: topic.id, subtopicId };
      const problems = listed.flatMap((id): AssetFolder[] => {
        const own = bank.get(id);
        return own ? [{ ...place, id, folder: own, places: places.get(id) ?? [] }] : [];
      });
      return {
        id: subtopicId,
        folder,
        assets: [...own.map((asset) => ({ ...asset, ...place })), ...problems],
      };
    }),
  }));
  return { topics, bank, assetPaths: pathsOf(topics) };
}

function pathsOf(topics: CourseMap['topics']): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { subtopics } of topics) {
    for (const { id, subtopicId } of subtopics.flatMap(({ assets }) => assets)) {
      if (!paths.has(id)) paths.set(id, `/learn/${subtopicId}/${id}`);
    }
  }
  return paths;
}

function isProblem({ folder }: Numbered): boolean {
  return folder.files.has('problem.yaml');
}

/** Problems stand in the bank alone, where each may be listed by several modules. */
function refuseProblems(own: readonly Numbered[], faults: FaultList): Numbered[] {
  for (const { id, folder } of own.filter(isProblem))
    faults.add(
      folder.path,
      0,
      `A problem stands in the problem bank: move this folder to problems/${id}, and name "${id}" under problems in the module's subtopic.yaml.`,
    );
  return own.filter((each) => !isProblem(each));
}

/** A problem has its course, and who may open it, from the modules that list it. */
function checkBank(bank: CourseMap['bank'], places: ReadonlyMap<string, unknown>, faults: FaultList): void {
  for (const [id, { path, files }] of bank) {
    if (!files.has('problem.yaml'))
      faults.add(path, 0, 'Only problems are in the bank: problem.yaml is missing.');
    if (!places.has(id))
      faults.add(path, 0, `No module has this problem: name "${id}" under problems in a subtopic.yaml.`);
  }
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
