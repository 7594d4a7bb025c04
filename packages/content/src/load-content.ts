import { type PageLanguage, TRANSLATION_LANGUAGES } from '@abhyas/contract/page-language';
import * as z from 'zod';
import { readConcepts } from './concepts/concept-list.ts';
import { checkConcepts, ConceptUses } from './concepts/concept-order.ts';
import { type CourseMap, mapCourses } from './courses/course-map.ts';
import { inBoth, type PartCache } from './courses/loaded-part.ts';
import { partsOnDisk } from './courses/parts-on-disk.ts';
import { refusePlaceholders } from './courses/placeholders.ts';
import { loadTopic } from './courses/topic.ts';
import { type Fault, FaultList } from './files/faults.ts';
import { FileStore, sha256 } from './files/file-store.ts';
import { filesOf, type FileSet } from './files/file-set.ts';
import { type Folder, folderAt, pathIn, textOf } from './files/folder.ts';
import { readYaml } from './files/yaml-file.ts';
import { readContent } from './large/fill-large.ts';
import type { Loading } from './loading.ts';
import { highlighter } from './markdown/highlighter.ts';
import { labelsIn } from './markdown/labels.ts';
import { LinkTargets } from './markdown/link-targets.ts';
import { createRenderer } from './markdown/render.ts';
import type { Release, ReleaseBundle, Topic } from './release.ts';
import { loadMocks } from './site/mocks.ts';
import { loadPages } from './site/pages.ts';
import { loadPlans } from './site/plans.ts';
import { loadSheets } from './site/sheets.ts';
import { loadTestimonials } from './site/testimonials.ts';
import type { Snippet } from './snippet.ts';

export type LoadedContent =
  | { readonly ok: true; readonly bundle: ReleaseBundle; readonly snippets: readonly Snippet[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Reads a content folder and builds its release, or says everything that is wrong with it. What has not changed since
 * this machine read it last is not read again.
 * @param elsewhere where the parts are kept, too
 */
export async function loadContent(dir: string, elsewhere?: PartCache): Promise<LoadedContent> {
  const onDisk = await partsOnDisk();
  return buildRelease(await readContent(dir), { kept: elsewhere ? inBoth(elsewhere, onDisk) : onDisk });
}

/** How a build is made shorter, and followed. */
export type Building = {
  readonly kept?: PartCache;
  readonly onProgress?: (progress: Progress) => Promise<void>;
};

/** How far a build is. */
export type Progress = {
  /** Modules. */
  readonly done: number;
  readonly total: number;
  /** The folder of the module that is read now; empty at the end. */
  readonly at: string;
};

/** The same for content that is in memory already, such as an upload. Runs no code of the content. */
export async function buildRelease(content: Folder, building: Building = {}): Promise<LoadedContent> {
  const faults = new FaultList();
  const courses = mapCourses(content, faults);
  const store = new FileStore();
  const snippets: Snippet[] = [];
  const highlight = await highlighter();
  const sinks = {
    faults,
    store,
    snippets,
    highlight,
    links: new LinkTargets(courses.assetPaths),
    banked: new Map(),
  };
  const tags = readTags(content, faults);
  const concepts = new ConceptUses();
  const loadingIn = <Language extends PageLanguage>(language: Language) => {
    const renderer = createRenderer({ ...sinks, labels: labelsIn(language) });
    return { ...sinks, renderer, tags, concepts, language };
  };
  const loading: Loading = {
    ...loadingIn('en'),
    translations: TRANSLATION_LANGUAGES.map(loadingIn),
    ...(building.kept && { kept: building.kept }),
  };
  const topics = await loadTopics(courses, { loading, building });
  const list = readConcepts(content, faults);
  const buildsOn = new Map(topics.map((topic) => [topic.id, topic.buildsOn ?? []]));
  if (list) checkConcepts(concepts, { concepts: list, buildsOn }, faults);
  refusePlaceholders(content, faults);
  const topicIds = new Set(courses.topics.map((topic) => topic.id));
  refuseUndivided(courses, topics, faults);
  const problems = problemsOf(topics);
  const sheets = loadSheets(folderAt(content, 'sheets'), problems, loading);
  const known = { problems, topicIds, concepts: list ?? new Map<string, never>() };
  const mocks = await loadMocks(folderAt(content, 'mocks'), known, loading);
  const rest: Omit<Release, 'id'> = {
    topics,
    plans: loadPlans(folderAt(content, 'plans'), topicIds, loading),
    testimonials: loadTestimonials(folderAt(content, 'testimonials'), loading),
    pages: loadPages(folderAt(content, 'pages'), loading),
    ...(list && list.size > 0 && { concepts: [...list.values()] }),
    ...(sheets.length > 0 && { sheets }),
    ...(mocks.length > 0 && { mocks }),
    files: store.files,
  };
  if (!faults.isEmpty) return { ok: false, faults: faults.sorted() };
  const sources = filesOf(content);
  const release: Release = { id: idOf(rest, sources), ...rest };
  return { ok: true, bundle: { release, blobs: store.blobs, sources }, snippets };
}

/** A course that was divided is gone: its id leads to its parts. */
function refuseUndivided(courses: CourseMap, topics: readonly Topic[], faults: FaultList): void {
  for (const { id, formerly = [] } of topics) {
    const still = courses.topics.find((topic) => formerly.includes(topic.id));
    const file = pathIn(courses.topics.find((topic) => topic.id === id)?.folder.path ?? '', 'topic.yaml');
    if (still)
      faults.add(file, 0, `"${still.id}" is still a course, so this one has no part of it (formerly).`);
  }
}

function problemsOf(topics: readonly Topic[]): ReadonlySet<string> {
  const assets = topics.flatMap(({ subtopics }) => subtopics.flatMap((subtopic) => subtopic.assets));
  return new Set(assets.filter(({ type }) => type === 'problem').map(({ id }) => id));
}

async function loadTopics(
  { topics }: CourseMap,
  { loading, building }: { readonly loading: Loading; readonly building: Building },
): Promise<Topic[]> {
  const total = topics.reduce((sum, { subtopics }) => sum + subtopics.length, 0);
  let done = 0;
  const onModule = async (at: string): Promise<void> => building.onProgress?.({ done: done++, total, at });
  const loaded: Topic[] = [];
  for (const folder of topics) {
    const topic = await loadTopic(folder, { ...loading, onModule });
    if (topic) loaded.push(topic);
  }
  await building.onProgress?.({ done, total, at: '' });
  return loaded;
}

/**
 * Also what learners never see is in it, a comment or a generator: a draft begins with the very files that its base
 * names, so no release may be built of two sets of files.
 */
function idOf(rest: Omit<Release, 'id'>, sources: FileSet): string {
  const files = [...sources].map(([path, bytes]) => `${sha256(bytes)} ${path}`).toSorted();
  return sha256(JSON.stringify([rest, files]));
}

/** content/tags.yaml: the one list from which problems take their tags. */
function readTags(content: Folder, faults: FaultList): ReadonlySet<string> {
  const source = { file: 'tags.yaml', text: textOf(content, 'tags.yaml') ?? '[]' };
  return new Set(readYaml(source, z.array(z.string().min(1)), faults)?.value);
}
